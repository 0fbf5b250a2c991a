# Files as read-only data inside the program.
#
#   congkak_embed_files(<layer folder> NAME <id> BASE <folder> PATTERNS <globs>...)
#     Embeds the matching files under BASE, at any depth, into the layer's library.
#   congkak_embed_folder(<layer folder> NAME <id> FOLDER <path> STAMP <file>)
#     The same for a folder that the build itself fills; STAMP is renewed when it changes.
#
# Code includes "embedded/<id>.hpp" and asks congkak::embedded::<id>::find("path/below/base").
# The data is rebuilt when a file changes (the .incbin lines are written by embed_files.cmake).
set(CONGKAK_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/embed_files.cmake")
configure_file("${CMAKE_CURRENT_LIST_DIR}/templates/embedded_file.hpp.in"
               "${CONGKAK_GENERATED}/embedded/file.hpp" COPYONLY)

function(congkak_embed_files folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "NAME;BASE" "PATTERNS")
    set(base "${CMAKE_SOURCE_DIR}/${arg_BASE}")
    list(TRANSFORM arg_PATTERNS PREPEND "${base}/")
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${arg_PATTERNS})
    list(FILTER files EXCLUDE REGEX "/node_modules/")
    list(SORT files)
    set(manifest "${CONGKAK_GENERATED}/embedded/${arg_NAME}.list")
    string(JOIN "\n" lines ${files})
    file(CONFIGURE OUTPUT "${manifest}" CONTENT "${lines}\n" @ONLY)
    congkak_embed("${folder}" "${arg_NAME}" "-DBASE=${base};-DMANIFEST=${manifest}"
                  "${manifest};${files}")
endfunction()

function(congkak_embed_folder folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "NAME;FOLDER;STAMP" "")
    congkak_embed("${folder}" "${arg_NAME}" "-DBASE=${arg_FOLDER}" "${arg_STAMP}")
endfunction()

function(congkak_embed folder name script_arguments depends)
    congkak_target_name("${folder}" layer)
    set(stem "${CONGKAK_GENERATED}/embedded/${name}")
    set(ID "${name}")
    configure_file("${CMAKE_SOURCE_DIR}/cmake/templates/embedded.hpp.in" "${stem}.hpp" @ONLY)
    configure_file("${CMAKE_SOURCE_DIR}/cmake/templates/embedded.cpp.in" "${stem}.cpp" @ONLY)
    add_custom_command(
        OUTPUT "${stem}.S"
        COMMAND "${CMAKE_COMMAND}" "-DID=${name}" "-DOUTPUT=${stem}.S" ${script_arguments}
                -P "${CONGKAK_EMBED_SCRIPT}"
        DEPENDS "${CONGKAK_EMBED_SCRIPT}" ${depends}
        COMMENT "Embedding ${name}"
        VERBATIM)
    target_sources(${layer} PRIVATE "${stem}.cpp" "${stem}.S")
    set_property(GLOBAL APPEND PROPERTY CONGKAK_EMBEDDED_${folder} ${name})
endfunction()
