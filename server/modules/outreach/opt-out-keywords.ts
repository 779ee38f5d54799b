import { foldText } from "#shared/rules/fold-text.ts";

/** A word alone that ends campaigns, or begins them again. In a sentence it means something else. */
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

/** `false` for a word that ends campaigns, `true` for one that begins them, null for anything else. */
export function parseOptOutKeyword(text: string): boolean | null {
  const word = foldText(text)
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (stopWords.has(word)) return false;
  return startWords.has(word) ? true : null;
}

/** Enough of an address for its owner to know it, too little for anybody else: n•••@gmail.com. */
export function maskAddress(address: string): string {
  const [name = "", domain] = address.split("@");
  return domain ? `${name.slice(0, 1)}•••@${domain}` : `•••${address.slice(-3)}`;
}
