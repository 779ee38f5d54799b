/** What Arabic mail is written in when its own word on that is wrong. */
export const likelyCharsets = ["utf-8", "windows-1256", "iso-8859-6"] as const;

const textTypePattern = /^content-type:[ \t]*text\/(?:plain|html)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const charsetPattern = /;\s*charset\*?\s*=\s*(?:"[^"]*"|[^\s;]*)/gi;
const encodedWordPattern = /=\?[^?\s]{1,40}\?([QB])\?/gi;

/** Bytes as text and back, one character for one byte. */
const bytesAsText = (raw: Uint8Array): string =>
  Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString("latin1");

/** Where the headers of the whole mail end: the first empty line. */
function endOfHeader(mail: string): number {
  const end = /\r?\n\r?\n/.exec(mail);
  return end ? end.index : mail.length;
}

/** The mail with every text part declared to be in `charset`. */
export function setBodyCharset(raw: Uint8Array, charset: string): Uint8Array {
  const mail = bytesAsText(raw);
  const named = mail.replace(
    textTypePattern,
    (header) => `${header.replace(charsetPattern, "")}; charset=${charset}`,
  );
  const isTyped = /^content-type:/im.test(named.slice(0, endOfHeader(named)));
  return Buffer.from(isTyped ? named : `Content-Type: text/plain; charset=${charset}\r\n${named}`, "latin1");
}

/** The mail with every encoded word of its header declared to be in `charset`, and bare bytes read as that. */
export function setHeaderCharset(raw: Uint8Array, charset: string): Uint8Array {
  const mail = bytesAsText(raw);
  const end = endOfHeader(mail);
  const header = mail.slice(0, end).replace(encodedWordPattern, (_, how: string) => `=?${charset}?${how}?`);
  const decoded = new TextDecoder(charset).decode(Buffer.from(header, "latin1"));
  return Buffer.concat([Buffer.from(decoded, "utf8"), Buffer.from(mail.slice(end), "latin1")]);
}

/** Whether a text part says it is in an encoding that no decoder knows. */
export const isUtf7Declared = (raw: Uint8Array): boolean =>
  /charset\s*=\s*"?(?:unicode-1-1-)?utf-7/i.test(bytesAsText(raw));

/** Encodings that would come out as letters somebody seems to have typed: no decoder here knows them. */
export const isUnreadableEncodingDeclared = (raw: Uint8Array): boolean =>
  /charset\s*=\s*"?iso-2022-(kr|cn)/i.test(bytesAsText(raw));
