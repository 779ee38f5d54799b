import { rowsOfKind } from "./kinds.ts";
import type { Catalogue, Postings } from "./catalogue.ts";
import type { Content, Frame } from "./frame.ts";
import { findRowsMeant, meaningOf } from "./word-meaning.ts";

/** What a word of a question means in the rows. */
export interface Reading {
  content: Content;
  postings: Postings;
  idf: number;
  /** The rows have the word itself, not only one that it may mean. */
  isOwn: boolean;
  /** Stems that the word may mean. */
  stems: ReadonlySet<string>;
}

/** Weight of a word that no row has: it may say how something is done rather than what. */
const unknownWordWeight = 0.8;

/** Reads a word for the rows; with those of its kind where only their kind has it. */
export function readWord(content: Content, frame: Frame, catalogue: Catalogue, isOfKind: boolean): Reading {
  const meaning = meaningOf(content.token, frame.canonical, content.at, catalogue);
  const postings = findRowsMeant(meaning, catalogue);
  if (isOfKind)
    for (const [row, weight] of rowsOfKind(content, meaning, frame, catalogue))
      postings.set(row, Math.max(weight, postings.get(row) ?? 0));
  const idf =
    Math.log(1 + catalogue.rows.length / Math.max(1, postings.size)) *
    (postings.size === 0 ? unknownWordWeight : 1);
  return { content, postings, idf, isOwn: meaning.has(content.token.stem), stems: new Set(meaning.keys()) };
}
