import { readFileSync } from "node:fs";
import { type Language, languages } from "#shared/language.ts";

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

const readFiles = new Map<string, readonly Cue[]>();

function linesOf(file: string): readonly Cue[] {
  const known = readFiles.get(file);
  if (known !== undefined) return known;
  const cues = readFileSync(new URL(`./${file}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line): Cue => {
      const [cue = "", kind = "", strength = "", source = ""] = line.split("\t");
      return { cue, kind, strength: strength as Strength, source };
    });
  readFiles.set(file, cues);
  return cues;
}

/** The lines of the files of this name, in order: those of both languages, or of one. Each file is read once. */
export const findCues = (name: string, only?: Language): Cue[] =>
  (only ? [only] : languages).flatMap((language) => linesOf(`${language}/${name}`));

/** The words of one kind, in order. */
export const wordsOf = (cues: readonly Cue[], kind: string): string[] =>
  cues.filter((cue) => cue.kind === kind).map(({ cue }) => cue);

/** What kinds of this name say behind their colon ("days:weekend"), in order. */
export const valuesIn = (cues: readonly Cue[], name: string): string[] => [
  ...new Set(
    cues.filter(({ kind }) => kind.startsWith(`${name}:`)).map(({ kind }) => kind.slice(name.length + 1)),
  ),
];

/** A pattern's group of all cues of a kind, for sentences whose parts are looked for in one order. */
export function alternatives(cues: readonly Cue[], kind: string): string {
  const found = wordsOf(cues, kind);
  // An empty group would match everywhere.
  if (found.length === 0) throw new Error(`no cue is of the kind ${kind}`);
  return `(?:${found.join("|").replaceAll(".", "\\.")})`;
}

/** A pattern in which `{kind}` stands for all cues of that kind, and `{day:friday}` for those of a kind with a value. */
export const cuePattern = (cues: readonly Cue[], source: string, flags = "u"): RegExp =>
  new RegExp(
    source.replace(/\{([a-z_]+(?::[a-z\d]+)?)\}/gu, (_, kind: string) => alternatives(cues, kind)),
    flags,
  );

function readNumber(value: string): number {
  const [whole = "", divisor = "1"] = value.split("/");
  return Number(whole) / Number(divisor);
}

/** The cues whose kinds have this name and a number behind the colon ("scale:1000", "part:1/4"), with the number. */
export const numbersOf = (cues: readonly Cue[], name: string): Map<string, number> =>
  new Map(
    cues
      .filter(({ kind }) => kind.startsWith(`${name}:`))
      .map(({ cue, kind }) => [cue, readNumber(kind.slice(name.length + 1))]),
  );
