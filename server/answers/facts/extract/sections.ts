import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import { Signs } from "./signs.ts";

/** A sentence of the knowledge and its place. */
export interface Sentence {
  text: string;
  /** In normal form, in one line. */
  plain: string;
  /** Position of the sentence's entry in the version. */
  entry: number;
  /** Whether the sentence begins a line; a line about one branch or person lasts until the next line. */
  opensLine: boolean;
}

/** A table row: its cell under each heading. */
export interface TableRow {
  cells: readonly { heading: string; text: string }[];
  entry: number;
}

/** A unit of text under one heading: the answer of a FAQ, a passage or a table. */
export interface Section {
  /** Heading or question, in normal form. */
  title: string;
  /** The question or heading in its own form. */
  heading: string;
  isQuestion: boolean;
  sentences: Sentence[];
  rows: TableRow[];
}

function plainOf(text: string): string {
  return normalise(text).replace(/\s+/gu, " ").trim();
}

const cellsPattern = /\s\|\s/u;
/** "heading: value | heading: value", as a sheet's row is written out. */
const labelledCellPattern = /^([^:|]{1,40}):\s*(.+)$/u;

function cellsOf(line: string): string[] {
  return line.split("|").map((cell) => cell.trim());
}

const bracketedPattern = /\s*[(（][^()（）]*[)）]/gu;

/** A sentence without its parts about the past ("the old hours ended in September"); may be empty. */
function withoutFormer(sentence: string): string {
  const kept = sentence
    .replace(bracketedPattern, (part) => (new Signs(part).has("former") ? "" : part))
    .trim();
  return new Signs(kept).has("former") ? "" : kept;
}

interface Table {
  heading: string[] | undefined;
  entry: number;
}

/** "10 p.m." ends no sentence in its middle, and one before a capital. */
const withoutDots = (text: string): string =>
  text
    .replace(/(?<=\d\s?)([ap])\.\s?m\.(?=\s+\p{Lu})/gu, "$1m.")
    .replace(/(?<=\d\s?)([ap])\.\s?m\./giu, "$1m");

/** Rows and sentences of a text; rows keep the heading of their table. */
function readInto(section: Section, text: string, entry: number): void {
  let table: Table | undefined;
  for (const line of withoutDots(text).split("\n")) {
    if (!cellsPattern.test(line)) {
      table = undefined;
      for (const [at, sentence] of sentencesOf(line).entries()) {
        const text = withoutFormer(sentence);
        if (text !== "") section.sentences.push({ text, plain: plainOf(text), entry, opensLine: at === 0 });
      }
      continue;
    }
    const cells = cellsOf(line);
    const labelled = cells.map((cell) => labelledCellPattern.exec(cell));
    if (table === undefined && labelled.every((each) => each !== null)) {
      section.rows.push({
        entry,
        cells: labelled.map((each) => ({ heading: each![1]!.trim(), text: each![2]!.trim() })),
      });
      continue;
    }
    // A row with a number or a clock time in it is no heading.
    if (table === undefined) {
      const isHeading = cells.every((cell) => cell !== "" && !/\d/u.test(plainOf(cell)));
      table = { heading: isHeading && cells.length > 1 ? cells : undefined, entry };
      if (table.heading !== undefined) continue;
    }
    const heading = table.heading;
    section.rows.push({
      entry,
      cells: cells.map((cell, at) => ({ heading: heading?.[at] ?? "", text: cell })),
    });
  }
}

function nameOf(entry: KnowledgeEntry): string {
  if (entry.kind === "faq") return entry.phrasings[0] ?? "";
  if (entry.kind === "passage") return entry.title ?? entry.origin.heading ?? "";
  return entry.origin.sheet ?? "";
}

function textOf(entry: KnowledgeEntry): string {
  if (entry.kind === "passage") return entry.text;
  return entry.kind === "faq" ? (entry.answer.ar ?? entry.answer.en ?? "") : "";
}

/** Divides the knowledge into sections; passages under one heading are joined. */
export function sectionsOf(entries: Iterable<KnowledgeEntry>): Section[] {
  const sections: Section[] = [];
  let open: { key: string; section: Section } | undefined;
  let position = 0;
  for (const entry of entries) {
    // A fact that the owner stated needs no extraction.
    if (entry.kind === "faq" && entry.states !== undefined) {
      position++;
      continue;
    }
    const heading = nameOf(entry);
    const key = entry.kind === "faq" ? entry.id : `${entry.kind}:${entry.origin.sourceId}:${heading}`;
    if (open?.key !== key) {
      const isQuestion = entry.kind === "faq";
      open = { key, section: { title: plainOf(heading), heading, isQuestion, sentences: [], rows: [] } };
      sections.push(open.section);
    }
    if (entry.kind === "product") open.section.rows.push(rowOf(entry, position));
    else readInto(open.section, textOf(entry), position);
    position++;
  }
  return sections;
}

/** A product row without a heading over the name; its other columns show what it is about. */
function rowOf(entry: KnowledgeEntry & { kind: "product" }, position: number): TableRow {
  const cells = Object.values(entry.name).map((text) => ({ heading: "", text }));
  const more = Object.entries(entry.attributes).map(([heading, text]) => ({ heading, text }));
  const price =
    entry.price === undefined
      ? []
      : [{ heading: "السعر price", text: [entry.price, entry.currency].filter(Boolean).join(" ") }];
  return { cells: [...cells, ...price, ...more], entry: position };
}
