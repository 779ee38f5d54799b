import type { WordBag } from "#server/answers/retrieve/match.ts";

/** Kinds of shares of a price. */
export type TermKind = "discount" | "surcharge" | "deposit" | "refund" | "cost";

/** The place of a statement, which decides the rows that it applies to. */
export interface Place {
  /** Position of its entry in the index. */
  position: number;
  sourceId: string;
  sheet: string | undefined;
  heading: string | undefined;
}

/** The amounts and quantities that a statement applies to. */
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
  /** The statement in the source's words. */
  quote: string;
  /** The words of the statement. */
  bag: WordBag;
  /** The words before the share that name its purpose: "the extra warranty", "urgent work". */
  lead: WordBag;
  /** Stems of the goods that it applies to: "on tools". */
  scope: readonly string[];
  /** Words of the title of its text. */
  title: WordBag;
  /** The goods that are excluded. */
  except: WordBag | undefined;
  /** The maximum reduction, in money. */
  mostOff: number | undefined;
  place: Place;
}

/** Instalments of a price: "Tabby in 4 payments", "half at registration, a quarter …". */
export interface Instalments extends Bounds {
  count: number;
  /** Shares of the parts in order; absent where they are equal. */
  parts: readonly number[] | undefined;
  /** The payment provider; empty where the business itself offers instalments. */
  providers: readonly string[];
  /** The surcharge or discount for instalments. */
  change: { kind: "discount" | "surcharge"; share: number } | undefined;
  quote: string;
  bag: WordBag;
  place: Place;
}

/** Whether prices include the value added tax. */
export interface TaxStatement {
  isIncluded: boolean;
  /** Absent where another statement states the rate. */
  rate: number | undefined;
  /** The only thing that it applies to: "on the commission only". */
  only: readonly string[];
  quote: string;
  /** Words of the things whose tax is stated. */
  bag: WordBag;
  /** Words of the whole sentence. */
  all: WordBag;
  place: Place;
}

/** All statements about shares in the texts of a version. */
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
