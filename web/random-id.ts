const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * `length` random letters and digits, 5.95 bits each. Not crypto.randomUUID: that one is missing on pages
 * served without TLS, where a shop may well try the chat first.
 */
export function randomId(length: number): string {
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is the largest multiple of 62 in a byte: above it the first letters would be likelier than the last.
      if (byte < 248 && id.length < length) id += letters[byte % 62];
    }
  }
  return id;
}
