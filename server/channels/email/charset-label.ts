/** Encodings that Arabic mail is likely to use when its declared encoding is wrong. */
export const likelyCharsets = ["utf-8", "windows-1256", "iso-8859-6"] as const;

const textTypePattern = /^content-type:[ \t]*text\/(?:plain|html)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const charsetPattern = /;\s*charset\*?\s*=\s*(?:"[^"]*"|[^\s;]*)/gi;
const encodedWordPattern = /=\?[^?\s]{1,40}\?([QB])\?/gi;

/** Converts bytes to text with one character for each byte, which can be converted back without loss. */
const bytesAsText = (raw: Uint8Array): string =>
  Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");

/** The header of the whole mail ends at the first empty line. */
function endOfHeader(mail: string): number {
  const end = /\r?\n\r?\n/.exec(mail);
  return end ? end.index : mail.length;
}

/** Returns the mail with `charset` as the declared encoding of every text part. */
export function setBodyCharset(raw: Uint8Array, charset: string): Uint8Array {
  const mail = bytesAsText(raw);
  const named = mail.replace(
    textTypePattern,
    (header) => `${header.replace(charsetPattern, "")}; charset=${charset}`,
  );
  const isTyped = /^content-type:/im.test(named.slice(0, endOfHeader(named)));
  return Buffer.from(isTyped ? named : `Content-Type: text/plain; charset=${charset}\r\n${named}`, "latin1");
}

/**
 * Returns the mail with `charset` as the declared encoding of every encoded word of its header, and with undeclared
 * bytes read in it.
 */
export function setHeaderCharset(raw: Uint8Array, charset: string): Uint8Array {
  const mail = bytesAsText(raw);
  const end = endOfHeader(mail);
  const header = mail.slice(0, end).replace(encodedWordPattern, (_, how: string) => `=?${charset}?${how}?`);
  const decoded = new TextDecoder(charset).decode(Buffer.from(header, "latin1"));
  return Buffer.concat([Buffer.from(decoded, "utf8"), Buffer.from(mail.slice(end), "latin1")]);
}

/** Whether a text part declares UTF-7, which no available decoder supports. */
export const isUtf7Declared = (raw: Uint8Array): boolean =>
  /charset\s*=\s*"?(?:unicode-1-1-)?utf-7/i.test(bytesAsText(raw));

/**
 * Whether a text part declares an encoding that no available decoder supports and whose bytes would look like
 * ordinary letters.
 */
export const isUnreadableEncodingDeclared = (raw: Uint8Array): boolean =>
  /charset\s*=\s*"?iso-2022-(kr|cn)/i.test(bytesAsText(raw));
