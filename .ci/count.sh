# Counts what the test runners report and closes with the sum. Sourced by ./test.

passed=0
failed=0
skipped=0
failed_parts=()

# add_counts NAME PASSED FAILED SKIPPED
add_counts() {
    passed=$((passed + $2))
    failed=$((failed + $3))
    skipped=$((skipped + $4))
    [[ $3 -eq 0 ]] || failed_parts+=("$1")
}

# count_ctest NAME LOG: from ctest's LastTest.log. Within an entry GoogleTest's summary lines and
# lines `N passed, N failed[, N skipped]` count; an entry that prints neither counts as one test,
# and one that failed without naming a failed test (a crash, say) as one failed test.
count_ctest() {
    local counts
    [[ -e $2 ]] || { add_counts "$1" 0 1 0 && return; }
    counts=$(awk '
        /^\[  PASSED  \] [0-9]+ test/ { p += $4 }
        /^\[  SKIPPED \] [0-9]+ test.*listed below/ { s += $4 }
        /^\[  FAILED  \] [0-9]+ test.*listed below/ { f += $4 }
        /^[0-9]+ passed, [0-9]+ failed/ { p += $1; f += $3; s += $5 }
        /^Test (Passed|Failed|timeout|Skipped|Not Run)/ || /^(Test|Exception|Timeout).*(Failed|timeout)/ {
            if ($0 ~ /Passed/) { if (p + f + s == 0) p = 1 }
            else if (f == 0) f = 1
            tp += p; tf += f; ts += s; p = f = s = 0
        }
        END { print tp + 0, tf + 0, ts + 0 }' "$2")
    # shellcheck disable=SC2086 # three words
    add_counts "$1" $counts
}

# count_node NAME STATUS LOG: from the TAP summary of `node --test`; a run that failed without a
# failed test counts as one.
count_node() {
    local counts
    counts=$(awk -v status="$2" '
        /^# pass [0-9]+$/ { p += $3 }
        /^# (fail|cancelled) [0-9]+$/ { f += $3 }
        /^# (skipped|todo) [0-9]+$/ { s += $3 }
        END { if (status != 0 && f == 0) f = 1; print p + 0, f + 0, s + 0 }' "$3")
    # shellcheck disable=SC2086 # three words
    add_counts "$1" $counts
}

# count_check NAME STATUS
count_check() {
    if [[ $2 -eq 0 ]]; then
        add_counts "$1" 1 0 0
    else
        add_counts "$1" 0 1 0
    fi
}

# Prints the closing line and exits with the verdict.
count_close() {
    local part
    for part in "${failed_parts[@]}"; do
        printf 'failed: %s\n' "$part"
    done
    printf '%d passed, %d failed, %d skipped\n' "$passed" "$failed" "$skipped"
    [[ $failed -eq 0 && $passed -gt 0 ]]
    exit
}
