import { toAsciiDigits } from "#shared/rules/digits.ts";

/** A piece of a message: plain text or a link, always shown as it was written. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "link"; text: string; href: string; newTab: boolean };

const digit = "[0-9\\u0660-\\u0669]";
const pattern = new RegExp(
  [
    // Addresses with a scheme, up to the next space or quotation mark.
    `(?<scheme>(?:https?:\\/\\/|mailto:|tel:)[^\\s<>"«»\\u2066-\\u2069]{1,2000})`,
    `(?<mail>(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+)`,
    // Only numbers in the form of a phone number, so that an order number does not become a link.
    `(?<phone>(?<![\\p{L}\\p{N}+])(?:(?:\\+|00)[1-9\\u0661-\\u0669](?:[ -]?${digit}){7,13}|(?:05|٠٥)(?:[ -]?${digit}){8}|(?:920|800|٩٢٠|٨٠٠)(?:[ -]?${digit}){6,7})(?!${digit}))`,
  ].join("|"),
  "giu",
);

/**
 * Splits a message into text and links. Addresses are shown in full, so that nobody opens a host they did not read.
 * Other schemes, and addresses with a user name (`https://bank@evil.example`), stay text.
 */
export function linkify(message: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const addPlainText = (until: number) => {
    if (until > done) pieces.push({ kind: "text", text: message.slice(done, until) });
  };
  for (const match of message.matchAll(pattern)) {
    const text = match.groups?.["phone"] ? match[0] : trimPunctuation(match[0]);
    const href = hrefOf(text, match.groups ?? {});
    if (!href) continue;
    addPlainText(match.index);
    pieces.push({ kind: "link", text, href, newTab: href.startsWith("http") });
    done = match.index + text.length;
  }
  addPlainText(message.length);
  return pieces;
}

/** Removes the sentence's punctuation after an address, and a closing bracket that was opened before it. */
function trimPunctuation(text: string): string {
  const end = /[.,;:!?'*،؛؟…]$/u;
  for (;;) {
    const unopened = text.endsWith(")") && text.split("(").length < text.split(")").length;
    if (!end.test(text) && !unopened) return text;
    text = text.slice(0, -1);
  }
}

function hrefOf(text: string, found: Record<string, string | undefined>): string | null {
  if (found["mail"]) return `mailto:${text}`;
  if (found["phone"]) return `tel:${toAsciiDigits(text).replaceAll(/[ -]/g, "")}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  return url.href;
}
