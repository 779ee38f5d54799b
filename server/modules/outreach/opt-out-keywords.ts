import { foldText } from "#shared/rules/fold-text.ts";

/**
 * Words that end or resume campaigns when they are the whole message; within a sentence they mean something else.
 */
const stopWords = new Set([
  "stop",
  "stop all",
  "stop promotions",
  "unsubscribe",
  "opt out",
  "ايقاف",
  "اوقف",
  "ايقاف العروض",
  "ايقاف العروض الترويجيه",
  "ايقاف الرسائل",
  "الغاء الاشتراك",
]);
const startWords = new Set(["start", "subscribe", "opt in", "اشتراك", "اشترك"]);

/** Reads an opt-out word. `false` ends campaigns, `true` resumes them, and null stands for any other message. */
export function parseOptOutKeyword(text: string): boolean | null {
  const word = foldText(text)
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (stopWords.has(word)) return false;
  return startWords.has(word) ? true : null;
}

/** Masks an address so that only its owner recognises it: n•••@gmail.com. */
export function maskAddress(address: string): string {
  const [name = "", domain] = address.split("@");
  return domain ? `${name.slice(0, 1)}•••@${domain}` : `•••${address.slice(-3)}`;
}
