// @ts-check
// Ids of commands and idempotency keys: 128 random bits as 32 hex digits.

/**
 * @param {(bytes: Uint8Array) => Uint8Array} [fill] fills with random bytes; tests pass their own
 */
export function commandId(fill = (bytes) => crypto.getRandomValues(bytes)) {
  return Array.from(fill(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
