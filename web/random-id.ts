const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Returns `length` random letters and digits with 5.95 bits each. crypto.randomUUID is not used, because it is
 * missing on pages without TLS, where a shop may try the chat first.
 */
export function randomId(length: number): string {
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is the largest multiple of 62 in a byte. Higher values would make the first letters more likely.
      if (byte < 248 && id.length < length) id += letters[byte % 62];
    }
  }
  return id;
}
