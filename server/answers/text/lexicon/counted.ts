import { readFileSync } from "node:fs";

/** Two words that translations of free software and data have in each other's place. */
export interface CountedPair {
  en: string;
  ar: string;
}

/** The pairs of counted.tsv; its last column says where each was met, docs/decisions/0019-lexicon.md under what licence. */
export function countedPairs(): CountedPair[] {
  return readFileSync(new URL("./counted.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [en = "", ar = ""] = line.split("\t");
      return { en, ar };
    });
}
