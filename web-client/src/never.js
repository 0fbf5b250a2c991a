// @ts-check
// The end of every switch over a closed set of types: the type check fails where one is left out.

/** @param {never} value @returns {never} */
export function never(value) {
  throw new Error(`unknown ${JSON.stringify(value)}`);
}
