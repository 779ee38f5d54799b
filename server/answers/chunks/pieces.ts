import { sentencesOf } from "../compose/sentences.ts";

/** A passage is long enough to stand alone and short enough to be a precise source. In words. */
const ENOUGH = 60;
const LONGEST = 120;

function count(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** A sentence longer than a passage is cut between words. */
function bounded(sentence: string): string[] {
  const all = sentence.split(/\s+/);
  if (all.length <= LONGEST) return [sentence];
  const parts = Math.ceil(all.length / LONGEST);
  const size = Math.ceil(all.length / parts);
  return Array.from({ length: parts }, (_, i) => all.slice(i * size, (i + 1) * size).join(" "));
}

/**
 * Text of one section → passages of about 60 to 120 words that end with a sentence. A short rest joins the passage
 * before it when both fit together.
 */
export function passagesOf(text: string): string[] {
  const pieces: string[] = [];
  let open: string[] = [];
  let size = 0;
  const close = (): void => {
    if (open.length > 0) pieces.push(open.join("\n"));
    open = [];
    size = 0;
  };
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const sentence of sentencesOf(paragraph).flatMap(bounded)) {
      const length = count(sentence);
      if (size > 0 && (size + length > LONGEST || (size >= ENOUGH && length > LONGEST - ENOUGH))) {
        if (line !== "") open.push(line);
        line = "";
        close();
      }
      line = line === "" ? sentence : `${line} ${sentence}`;
      size += length;
    }
    if (line !== "") open.push(line);
  }
  close();
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (
    last !== undefined &&
    before !== undefined &&
    count(last) < ENOUGH / 2 &&
    count(before) + count(last) <= LONGEST
  ) {
    pieces.splice(-2, 2, `${before}\n${last}`);
  }
  return pieces;
}
