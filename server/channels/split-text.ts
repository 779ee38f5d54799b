/** Ends of sentences, lines and paragraphs, in ascending preference, with Arabic punctuation. */
const ends = [/\s/g, /[,،;؛:]\s/g, /\n/g, /[.!?؟…]["»”)]?\s/g, /\n\s*\n/g];

/**
 * Splits a text into parts of at most `longest` UTF-16 units at the ends of sentences, lines or paragraphs. Only white space
 * at the cuts is removed, and no character is split.
 */
export function splitText(text: string, longest: number | null): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (longest !== null && rest.length > longest) {
    const cutOffset = cutBefore(rest, longest);
    parts.push(rest.slice(0, cutOffset).trimEnd());
    rest = rest.slice(cutOffset).trimStart();
  }
  if (rest !== "" || parts.length === 0) parts.push(rest);
  return parts;
}

function cutBefore(text: string, longest: number): number {
  const head = text.slice(0, longest + 1);
  for (const end of ends.toReversed()) {
    const last = [...head.matchAll(end)]
      .map((match) => match.index + match[0].length)
      .findLast((offset) => offset <= longest);
    // A sentence that ends in the first third would leave a very short part, so the next best place is used.
    if (last !== undefined && last > longest / 3) return last;
  }
  let cutOffset = longest;
  const segments = new Intl.Segmenter("ar", { granularity: "grapheme" }).segment(text);
  const torn = segments.containing(cutOffset);
  if (torn && torn.index < cutOffset && torn.index > 0) cutOffset = torn.index;
  return cutOffset;
}
