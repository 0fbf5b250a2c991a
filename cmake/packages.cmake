# The outside libraries under the short names that layers use them by.
#
#   congkak_package(<name> LINKS <targets or libraries>... HEADERS <include prefixes>...)
#
# HEADERS is what the include-direction test lets a layer include when it names the package.
function(congkak_package name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS;HEADERS")
    add_library(congkak_package_${name} INTERFACE)
    target_link_libraries(congkak_package_${name} INTERFACE ${arg_LINKS})
    set_property(GLOBAL APPEND PROPERTY CONGKAK_PACKAGES ${name})
    set_property(GLOBAL PROPERTY CONGKAK_PACKAGE_HEADERS_${name} ${arg_HEADERS})
endfunction()

# Debian's default Boost is 1.74, which lacks Boost.URL and boost::system::result.
find_package(Boost 1.81 CONFIG QUIET COMPONENTS url)
if(NOT Boost_FOUND)
    message(FATAL_ERROR "Boost 1.81 or later is needed: install libboost1.81-dev and "
                        "libboost-url1.81-dev (Debian's default, 1.74, is too old).")
endif()
find_package(nlohmann_json REQUIRED)
find_package(spdlog REQUIRED)
find_package(CLI11 REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(ICU REQUIRED COMPONENTS uc i18n)
find_package(SQLite3 REQUIRED)

# SOCI 4.0.3 and libsodium ship no CMake configuration.
find_path(SOCI_INCLUDE soci/soci.h REQUIRED)
find_library(SOCI_CORE soci_core REQUIRED)
find_library(SOCI_SQLITE3 soci_sqlite3 REQUIRED)
find_library(SODIUM sodium REQUIRED)

# Asio and Beast are compiled once; every user sees declarations only.
add_library(congkak_asio_compiled STATIC cmake/separate_compilation/asio.cpp)
target_compile_definitions(congkak_asio_compiled PUBLIC BOOST_ASIO_SEPARATE_COMPILATION
                                               BOOST_ASIO_NO_DEPRECATED)
target_link_libraries(congkak_asio_compiled PUBLIC Boost::headers Threads::Threads)

add_library(congkak_beast_compiled STATIC cmake/separate_compilation/beast.cpp)
target_compile_definitions(congkak_beast_compiled PUBLIC BOOST_BEAST_SEPARATE_COMPILATION)
target_link_libraries(congkak_beast_compiled PUBLIC congkak_asio_compiled)

congkak_package(boost_system LINKS Boost::headers
                HEADERS boost/system boost/assert boost/throw_exception)
congkak_package(posix HEADERS sys unistd fcntl)
congkak_package(multi_index LINKS Boost::headers
                HEADERS boost/multi_index boost/multi_index_container)
congkak_package(interprocess LINKS Boost::headers HEADERS boost/interprocess)
congkak_package(url LINKS Boost::url HEADERS boost/url)
congkak_package(asio LINKS congkak_asio_compiled HEADERS boost/asio)
congkak_package(beast LINKS congkak_beast_compiled HEADERS boost/beast)
congkak_package(json LINKS nlohmann_json::nlohmann_json HEADERS nlohmann)
congkak_package(spdlog LINKS spdlog::spdlog HEADERS spdlog)
congkak_package(cli11 LINKS CLI11::CLI11 HEADERS CLI)
congkak_package(openssl LINKS OpenSSL::Crypto OpenSSL::SSL HEADERS openssl)
congkak_package(icu LINKS ICU::uc ICU::i18n HEADERS unicode)
congkak_package(sodium LINKS "${SODIUM}" HEADERS sodium)
congkak_package(soci LINKS "${SOCI_CORE}" "${SOCI_SQLITE3}" SQLite::SQLite3
                HEADERS soci sqlite3)
