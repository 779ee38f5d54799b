/** Normalises a header's spelling: case, vowel signs, hamza seats, ة/ه, ى/ي, punctuation. */
export function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/[إأآٱ]/g, "ا")
    .replace(/ؤ/g, "و")
    .replace(/ئ/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[^\p{L}\p{Nd}%]+/gu, " ")
    .trim();
}
