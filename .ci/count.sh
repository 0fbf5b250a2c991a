# shellcheck shell=bash
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

# count_ctest NAME STATUS LOG: from ctest's exit code and LastTest.log. Within an entry GoogleTest's
# summary and lines `N passed, N failed[, N skipped]` count; an entry that prints neither counts as
# one test, and one that failed without naming a failed test (a crash, say) as one failed test.
count_ctest() {
    local counts
    if [[ ! -e $3 ]]; then
        add_counts "$1" 0 1 0
        return
    fi
    counts=$(awk -v status="$2" '
        /^\[  PASSED  \] [0-9]+ test/ { passed += $4 }
        /^\[  SKIPPED \] [0-9]+ test.*listed below/ { skipped += $4 }
        /^\[  FAILED  \] [0-9]+ test.*listed below/ { failed += $4 }
        /^[0-9]+ passed, [0-9]+ failed/ { passed += $1; failed += $3; skipped += $5 }
        /^Test Failed\.$/ || /^Unable to find executable/ { broken = 1 }
        /^".*" end time: / {
            if (broken && !failed) failed = 1
            if (!passed && !failed && !skipped) passed = 1
            all_passed += passed; all_failed += failed; all_skipped += skipped
            passed = failed = skipped = broken = 0
        }
        END {
            if (status != 0 && !all_failed) all_failed = 1
            print all_passed + 0, all_failed + 0, all_skipped + 0
        }' "$3")
    # shellcheck disable=SC2086 # three words
    add_counts "$1" $counts
}

# count_node NAME STATUS LOG: from the TAP summary of `node --test`; a run that failed without a
# failed test counts as one, and so does one without any test.
count_node() {
    local counts
    counts=$(awk -v status="$2" '
        /^# pass [0-9]+$/ { p += $3 }
        /^# (fail|cancelled) [0-9]+$/ { f += $3 }
        /^# (skipped|todo) [0-9]+$/ { s += $3 }
        END { if ((status != 0 || p + s == 0) && f == 0) f = 1; print p + 0, f + 0, s + 0 }' "$3")
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
