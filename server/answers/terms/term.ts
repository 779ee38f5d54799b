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
  /** Words that stand before the share: "the extra warranty", "urgent work". */
  head: WordBag;
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
  quote: string;
  bag: WordBag;
  place: Place;
}

/** Whether prices hold the value added tax. */
export interface TaxTold {
  isIncluded: boolean;
  /** Absent where another statement tells it. */
  rate: number | undefined;
  quote: string;
  bag: WordBag;
  place: Place;
}

/** All that the texts of a version state of shares. */
export interface Statements {
  terms: readonly Term[];
  instalments: readonly Instalments[];
  tax: readonly TaxTold[];
}
