# Layers, the program and their tests.
#
#   congkak_layer(<folder> USES <layers and packages>...)
#     Static library from all sources under <folder>: `engine/rules` becomes target
#     congkak_engine_rules, alias congkak::engine_rules. It may include what USES names (see
#     packages.cmake); the include-direction test holds it to that, and every header must compile
#     alone. A folder without sources is an empty library until files land.
#   congkak_program(<name> LAYER <folder> MAIN <file>)
#     The executable in build/<preset>/<name>; MAIN is kept out of the layer's library.
#   congkak_test(<folder> [USES <layers and packages>...])
#     One GoogleTest executable from tests/<folder>/*.cpp, one ctest entry, run from the
#     repository's root. It links the layer of the same name where there is one.
#     CONGKAK_PROGRAM in its environment is the path of the program, CONGKAK_LAYERS that of
#     layers.json (see congkak_write_layers).

function(congkak_target_name folder out)
    string(REPLACE "/" "_" name "${folder}")
    set(${out} "congkak_${name}" PARENT_SCOPE)
endfunction()

function(congkak_link target scope)
    foreach(use IN LISTS ARGN)
        congkak_target_name("${use}" layer)
        if(TARGET ${layer})
            target_link_libraries(${target} ${scope} ${layer})
        elseif(TARGET congkak_package_${use})
            target_link_libraries(${target} ${scope} congkak_package_${use})
        else()
            message(FATAL_ERROR "${target} uses '${use}', which is no layer and no package")
        endif()
    endforeach()
endfunction()

function(congkak_layer folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
    congkak_target_name("${folder}" target)
    string(REPLACE "/" "_" id "${folder}")

    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.cpp")
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${folder}/*.hpp")
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    set(anchor "${CONGKAK_GENERATED}/layers/${id}.cpp")
    if(NOT EXISTS "${anchor}")
        file(WRITE "${anchor}" "// Keeps ${target} a library while its folder is empty.\n")
    endif()

    add_library(${target} STATIC "${anchor}" ${sources})
    add_library(congkak::${id} ALIAS ${target})
    target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}" "${CONGKAK_GENERATED}")
    congkak_link(${target} PUBLIC ${arg_USES})
    congkak_headers_without_source(alone ${headers})
    if(alone)
        target_sources(${target} PUBLIC FILE_SET HEADERS BASE_DIRS "${CMAKE_SOURCE_DIR}"
                                        FILES ${alone})
        set_target_properties(${target} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
    endif()

    set_property(GLOBAL APPEND PROPERTY CONGKAK_LAYERS "${folder}")
    set_property(GLOBAL PROPERTY CONGKAK_LAYER_USES_${folder} ${arg_USES})
endfunction()

# The headers that no source of the same name includes first. Those that one does are shown to
# compile alone by it; these are compiled once more, as all_verify_interface_header_sets.
function(congkak_headers_without_source out)
    set(alone "")
    foreach(header IN LISTS ARGN)
        string(REGEX REPLACE "hpp$" "cpp" source "${header}")
        if(NOT EXISTS "${source}")
            list(APPEND alone "${header}")
        endif()
    endforeach()
    set(${out} ${alone} PARENT_SCOPE)
endfunction()

# Writes build/<preset>/layers.json: every layer's folder, the layers it may include and the include
# prefixes of the packages it may use. The include-direction test reads it.
function(congkak_write_layers)
    set(rows "")
    get_property(layers GLOBAL PROPERTY CONGKAK_LAYERS)
    foreach(folder IN LISTS layers)
        get_property(uses GLOBAL PROPERTY CONGKAK_LAYER_USES_${folder})
        set(may_include "")
        set(headers "")
        foreach(use IN LISTS uses)
            if(use IN_LIST layers)
                list(APPEND may_include "\"${use}\"")
            else()
                get_property(prefixes GLOBAL PROPERTY CONGKAK_PACKAGE_HEADERS_${use})
                foreach(prefix IN LISTS prefixes)
                    list(APPEND headers "\"${prefix}\"")
                endforeach()
            endif()
        endforeach()
        get_property(embedded GLOBAL PROPERTY CONGKAK_EMBEDDED_${folder})
        list(TRANSFORM embedded REPLACE "(.+)" "\"\\1\"")
        list(JOIN may_include ", " may_include)
        list(JOIN headers ", " headers)
        list(JOIN embedded ", " embedded)
        list(APPEND rows "  {\"folder\": \"${folder}\", \"layers\": [${may_include}],
   \"headers\": [${headers}], \"embedded\": [${embedded}]}")
    endforeach()
    list(JOIN rows ",\n" rows)
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/layers.json" CONTENT "[\n${rows}\n]\n" @ONLY)
endfunction()

function(congkak_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "LAYER;MAIN" "")
    congkak_target_name("${arg_LAYER}" layer)
    add_executable(${name} "${arg_MAIN}")
    target_link_libraries(${name} PRIVATE ${layer})
    set_property(SOURCE "${arg_MAIN}" APPEND PROPERTY COMPILE_DEFINITIONS
                 CONGKAK_VERSION="${PROJECT_VERSION}")
endfunction()

function(congkak_test folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
    string(REPLACE "/" "_" id "${folder}")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/${folder}/*.cpp")
    if(NOT sources)
        return()
    endif()
    set(target "test_${id}")
    add_executable(${target} ${sources})
    target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE GTest::gmock GTest::gtest_main)
    if(TARGET congkak_${id})
        target_link_libraries(${target} PRIVATE congkak_${id})
    endif()
    congkak_link(${target} PRIVATE ${arg_USES})
    add_test(NAME ${folder} COMMAND ${target} --gtest_brief=1
             WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set(environment "CONGKAK_PROGRAM=$<TARGET_FILE:congkak>"
                    "CONGKAK_LAYERS=${CMAKE_BINARY_DIR}/layers.json")
    set_tests_properties(${folder} PROPERTIES ENVIRONMENT "${environment}")
endfunction()
