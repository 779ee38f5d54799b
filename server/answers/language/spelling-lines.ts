import { readFileSync } from "node:fs";

/**
 * Tables of spellings: `dialects` gives words of Gulf, Egyptian, Levantine, Iraqi and Maghrebi Arabic one canonical word
 * ("وين" and "فين" are "اين"); `hurried` gives words as Gulf speakers and hurried customers spell them the spelling of
 * cues and texts; `arabizi` gives frequent chat words in Latin letters their Arabic; `letters` gives Latin letters their names in Arabic
 * ("اس 22"). All were written for this project.
 */
export type SpellingTable = "dialects" | "hurried" | "arabizi" | "letters";

/** A word and its other spellings. */
export interface SpellingLine {
  word: string;
  spellings: readonly string[];
}

export function spellingLines(table: SpellingTable): SpellingLine[] {
  return readFileSync(new URL(`./spellings/${table}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [word = "", spellings = ""] = line.split("\t");
      return { word, spellings: spellings.split(" ") };
    });
}
