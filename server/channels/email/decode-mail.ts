import PostalMime, { type Email } from "postal-mime";
import { countGarbledLetters, pickMostLegible } from "./legibility.ts";
import {
  likelyCharsets,
  setBodyCharset,
  setHeaderCharset,
  isUnreadableEncodingDeclared,
  isUtf7Declared,
} from "./charset-label.ts";
import { decodeUtf7 } from "./utf7.ts";

/**
 * Maximum sizes of a mail, which no mail written by a person reaches. The parser limits the depth of parts but not
 * their number.
 */
export const mailLimits = { bytes: 30 * 1024 * 1024, parts: 2_000, depth: 60, headerBytes: 256 * 1024 };

/** Thrown for a mail that cannot be parsed. */
class BrokenMail extends Error {}

/**
 * Parses a mail into headers, texts and attachments. A mail with a wrong or missing encoding is parsed again in the
 * encodings that are common for Arabic mail, and the most legible result is used.
 */
export async function decodeMail(raw: Uint8Array): Promise<Email> {
  if (raw.byteLength > mailLimits.bytes) throw new BrokenMail("too large");
  if (countParts(raw) > mailLimits.parts) throw new BrokenMail("too many parts");
  if (isUnreadableEncodingDeclared(raw)) throw new BrokenMail("an encoding nobody here reads");
  const mail = await parse(raw);
  if (countGarbledLetters(headerText(mail)) > 0) await mendHeader(raw, mail);
  if (isUtf7Declared(raw)) withBody(mail, decodeUtf7);
  else if (countGarbledLetters(bodyText(mail)) > 0) await mendBody(raw, mail);
  return mail;
}

async function parse(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: mailLimits.depth,
      maxHeadersSize: mailLimits.headerBytes,
      maxRfc822NestingDepth: 3,
      // A forwarded mail is treated as an attachment, because the sender did not write its text.
      forceRfc822Attachments: true,
    });
  } catch (problem) {
    throw new BrokenMail((problem as Error).message);
  }
}

const headerText = ({ subject, from, to }: Email): string =>
  [subject, from?.name, ...(to ?? []).map(({ name }) => name)].join("\n");
const bodyText = ({ text, html }: Email): string => text ?? html ?? "";

async function mendHeader(raw: Uint8Array, mail: Email): Promise<void> {
  const readings = [mail];
  for (const charset of likelyCharsets) readings.push(await parse(setHeaderCharset(raw, charset)));
  const { subject, from, to, cc, replyTo } = pickMostLegible(readings, headerText);
  Object.assign(mail, { subject, from, to, cc, replyTo });
}

async function mendBody(raw: Uint8Array, mail: Email): Promise<void> {
  const readings = [mail];
  for (const charset of likelyCharsets) readings.push(await parse(setBodyCharset(raw, charset)));
  const { text, html } = pickMostLegible(readings, bodyText);
  Object.assign(mail, { text, html });
}

function withBody(mail: Email, change: (text: string) => string): void {
  if (mail.text) mail.text = change(mail.text);
  if (mail.html) mail.html = change(mail.html);
}

/** Counts the lines that could begin a part, before the mail is parsed. */
function countParts(raw: Uint8Array): number {
  const buffer = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  for (let offset = 0; offset !== -1 && count <= mailLimits.parts; count++)
    offset = buffer.indexOf("\n--", offset + 1);
  return count;
}
