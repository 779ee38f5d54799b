import { sentencesOf } from "#server/answers/compose/sentences.ts";

/**
 * A passage holds at most this many words. Measured: halves of one text compete with each other and with short whole
 * texts, so a section is left whole as long as one place in the source still names it well enough.
 */
const maxLength = 200;

function count(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** A sentence longer than a passage is cut between words. */
function bounded(sentence: string): string[] {
  const all = sentence.split(/\s+/);
  if (all.length <= maxLength) return [sentence];
  const size = Math.ceil(all.length / Math.ceil(all.length / maxLength));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size).join(" "),
  );
}

interface Sentence {
  text: string;
  words: number;
  /** First of its line: the passage keeps the line ends of the source. */
  opensLine: boolean;
}

function joined(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, opensLine }, i) => (i === 0 ? text : `${opensLine ? "\n" : " "}${text}`))
    .join("");
}

/** Text of one section → passages of even length that end with a sentence. */
export function passagesOf(text: string): string[] {
  const sentences = text.split("\n").flatMap((line) =>
    sentencesOf(line)
      .flatMap(bounded)
      .map((sentence, i): Sentence => ({ text: sentence, words: count(sentence), opensLine: i === 0 })),
  );
  const total = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const even = total / Math.max(1, Math.ceil(total / maxLength));
  const passages: Sentence[][] = [];
  let size = 0;
  for (const sentence of sentences) {
    const open = passages.at(-1);
    const full = size + sentence.words > maxLength || size + sentence.words / 2 > even;
    if (open === undefined || full) {
      passages.push([sentence]);
      size = sentence.words;
    } else {
      open.push(sentence);
      size += sentence.words;
    }
  }
  return passages.map(joined);
}
