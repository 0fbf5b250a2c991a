# The page: installs web-client's npm packages by its lock file, bundles it with its own `build`
# script into web-client/dist and embeds that.
#
#   congkak_embed_web_client(<layer folder> NAME <id>)
#
# Without web-client/package.json the set is empty.
function(congkak_embed_web_client folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "NAME" "")
    set(client "${CMAKE_SOURCE_DIR}/web-client")
    set(stamp "${CMAKE_BINARY_DIR}/web-client.stamp")
    file(GLOB manifest CONFIGURE_DEPENDS "${client}/package.json")
    if(NOT manifest)
        congkak_embed_files("${folder}" NAME ${arg_NAME} BASE web-client PATTERNS dist/*)
        return()
    endif()

    find_program(CONGKAK_NPM npm REQUIRED)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${client}/src/*" "${client}/styles/*"
         "${client}/public/*")
    file(GLOB scripts CONFIGURE_DEPENDS "${client}/*.mjs")

    set(installed "${client}/node_modules/.installed")
    add_custom_command(
        OUTPUT "${installed}"
        COMMAND "${CONGKAK_NPM}" ci
        COMMAND "${CMAKE_COMMAND}" -E touch "${installed}"
        DEPENDS "${client}/package.json" "${client}/package-lock.json"
        WORKING_DIRECTORY "${client}"
        COMMENT "Installing the page's npm packages"
        VERBATIM)
    add_custom_command(
        OUTPUT "${stamp}"
        COMMAND "${CONGKAK_NPM}" run --silent build
        COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
        DEPENDS "${installed}" ${sources} ${scripts}
        WORKING_DIRECTORY "${client}"
        COMMENT "Bundling the page"
        VERBATIM)
    congkak_embed_folder("${folder}" NAME ${arg_NAME} FOLDER "${client}/dist" STAMP "${stamp}")
endfunction()
