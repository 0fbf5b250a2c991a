# Script (cmake -P): writes the assembler source that holds a set of embedded files.
#
# ID        name of the set
# OUTPUT    the .S to write
# BASE      folder that the names are relative to
# MANIFEST  list of files, a path a line; without it every file under BASE
#
# The table embedded_<ID>_table has four words a file (name, its length, content, its length),
# sorted by name; embedded_<ID>_count is the number of files. A zero byte follows each content.
if(MANIFEST)
    file(STRINGS "${MANIFEST}" files)
else()
    file(GLOB_RECURSE files "${BASE}/*")
    list(SORT files)
endif()

set(data "")
set(table "")
set(index 0)
foreach(file IN LISTS files)
    file(RELATIVE_PATH name "${BASE}" "${file}")
    string(LENGTH "${name}" name_length)
    file(SIZE "${file}" size)
    string(APPEND data "name_${index}: .asciz \"${name}\"\n"
                       "content_${index}: .incbin \"${file}\"\n    .byte 0\n")
    string(APPEND table "    .quad name_${index}, ${name_length}, content_${index}, ${size}\n")
    math(EXPR index "${index} + 1")
endforeach()

file(WRITE "${OUTPUT}" "    .section .rodata
${data}
    .section .data.rel.ro, \"aw\"
    .balign 8
    .global embedded_${ID}_table
embedded_${ID}_table:
${table}
    .global embedded_${ID}_count
embedded_${ID}_count: .quad ${index}
    .section .note.GNU-stack, \"\", %progbits
")
