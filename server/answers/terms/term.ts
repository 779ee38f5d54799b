import type { WordBag } from "#server/answers/retrieve/match.ts";

/** What a share of a price is told of. */
export type TermKind = "discount" | "surcharge" | "deposit" | "refund" | "cost";

/** Where a statement stands, as far as it tells which rows it holds for. */
export interface Place {
  /** Of its entry in the index, to be cited. */
  position: number;
  sourceId: string;
  sheet: string | undefined;
  heading: string | undefined;
}

/** Amounts and numbers of pieces that a statement holds for. */
export interface Bounds {
  fromCount?: number | undefined;
  toCount?: number | undefined;
  fromAmount?: number | undefined;
  toAmount?: number | undefined;
}

/** A share of a price that a text states, with its condition: "10 % off for students". */
export interface Term extends Bounds {
  kind: TermKind;
  /** Of the price, above 0. */
  share: number;
  /** The statement as it is written. */
  quote: string;
  /** The statement's own words. */
  bag: WordBag;
  /** The first words before the share, which name what it is for: "the extra warranty", "urgent work". */
  lead: WordBag;
  /** Stems of what it is taken of: "on tools". */
  scope: readonly string[];
  /** What its text is called. */
  title: WordBag;
  /** What it does not hold for. */
  except: WordBag | undefined;
  /** The most it takes off, in money. */
  mostOff: number | undefined;
  place: Place;
}

/** "Tabby in 4 payments", "half at registration, a quarter …": how a price may be paid in parts. */
export interface Instalments extends Bounds {
  count: number;
  /** Shares of the parts in order; absent where they are equal. */
  parts: readonly number[] | undefined;
  /** Who pays for the customer; empty where the business itself is paid in parts. */
  providers: readonly string[];
  /** What is put on the price or taken off it for paying so. */
  change: { kind: "discount" | "surcharge"; share: number } | undefined;
  quote: string;
  bag: WordBag;
  place: Place;
}

/** Whether prices hold the value added tax. */
export interface TaxStatement {
  isIncluded: boolean;
  /** Absent where another statement tells it. */
  rate: number | undefined;
  /** What alone it holds for: "on the commission only". */
  only: readonly string[];
  quote: string;
  /** Words of what is told to hold the tax or not. */
  bag: WordBag;
  /** Words of the whole sentence. */
  all: WordBag;
  place: Place;
}

/** All that the texts of a version state of shares. */
export interface Statements {
  terms: readonly Term[];
  instalments: readonly Instalments[];
  tax: readonly TaxStatement[];
}

/** One statement of a text: a sentence, or a line of a table with its headers. */
export interface Sentence {
  text: string;
  /** Cells and their headers, where the statement is a line of a table. */
  cells?: readonly { header: string; cell: string }[];
}
