import { readFileSync } from "node:fs";

/** How surely a cue means its kind, whatever else a message says. */
export type Strength = "strong" | "weak";

/** A word or phrase that tells something of a message. */
export interface Cue {
  cue: string;
  kind: string;
  strength: Strength;
  /** Where it is from; what was written for this project says `wakil`. */
  source: string;
}

/** The lines of both languages' files of this name, in order. */
export function cuesIn(name: string): Cue[] {
  return (["ar", "en"] as const).flatMap((language) =>
    readFileSync(new URL(`./${language}/${name}.tsv`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line): Cue => {
        const [cue = "", kind = "", strength = "", source = ""] = line.split("\t");
        return { cue, kind, strength: strength as Strength, source };
      }),
  );
}
