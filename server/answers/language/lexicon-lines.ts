import { readdirSync, readFileSync } from "node:fs";

/**
 * What a line says of its words: that they mean the same, within one language too; only that one side translates the
 * other; or that both were counted in each other's place in translations.
 */
export type LexiconKind = "synonyms" | "translation" | "counted";

/** A line of the lexicon: expressions as they are compared, several with a comma and a space between them. */
export interface LexiconLine {
  arabic: string;
  english: string;
  kind: LexiconKind;
  /** Where it is from, as sources.tsv names it; several with a comma between them. */
  source: string;
}

const folder = new URL("./lexicon/", import.meta.url);

/** The topics of the lexicon, a file each. */
export function lexiconTopics(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .map((name) => name.slice(0, -".tsv".length))
    .toSorted();
}

/** The lines of one topic, in order. */
export function lexiconLines(topic: string): LexiconLine[] {
  return readFileSync(new URL(`${topic}.tsv`, folder), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [arabic = "", english = "", kind = "", source = ""] = line.split("\t");
      return { arabic, english, kind: kind as LexiconKind, source };
    });
}

/** The expressions of one side of a line. */
export function findExpressions(side: string): string[] {
  return side.split(", ");
}
