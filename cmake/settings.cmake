# Compiler settings shared by every target.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
set(CONGKAK_GENERATED "${CMAKE_BINARY_DIR}/generated")

option(CONGKAK_WARNINGS_AS_ERRORS "Warnings stop the build" OFF)
option(CONGKAK_FUZZ "Build the fuzz targets (clang)" OFF)

add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-Wall;-Wextra;-Wpedantic;-Wconversion;-Wshadow>")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 sees overlaps in std::string's operator+ that aren't there (GCC bug 105651).
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>")
endif()
if(CONGKAK_WARNINGS_AS_ERRORS)
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-Werror>")
endif()

# Object files name sources relative to the root, so that checkouts share a compiler cache.
add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-ffile-prefix-map=${CMAKE_SOURCE_DIR}=.>")

find_program(CONGKAK_CCACHE ccache)
if(CONGKAK_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CONGKAK_CCACHE}")
endif()

find_package(Threads REQUIRED)
