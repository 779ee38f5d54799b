import type { ProductEntry } from "#server/answers/entry.ts";

/** An answer from rows, or the rows to choose from. */
export interface RowReply {
  kind: "answer" | "choose";
  text: string;
  rows: ProductEntry[];
  probability: number;
  /** The price was asked: rows to choose from are offered with that question. */
  asksPrice: boolean;
  /** Answers a question that names nothing from the whole list; it is judged by no row. */
  isOfWholeList?: boolean;
  /** Tells which rows keep a limit on a column, which says more than the rows that have the question's words. */
  isLimited?: boolean;
  /** Says that a number which tells the rows apart is on none of them. */
  isMissingNumber?: boolean;
  /** Ranks all that stands under the title that the question names; the rows' own words need not say their kind. */
  isOfTitle?: boolean;
  /** Multiplies the price by the amount or time that the question names: the price alone is no answer to it. */
  isMultiplied?: boolean;
  /** Tells two prices of one row with their difference; its other cells say nothing of that. */
  isCompared?: boolean;
  /** Adds the delivery to a place, which a text about the delivery alone does not. */
  isDelivered?: boolean;
  /** Adds up what was told before: each of its rows alone is no answer. */
  isSumOfPrices?: boolean;
  /** Tells of the row that was spoken of, which explains each word of the message. */
  isOfMentioned?: boolean;
  /** Indexes of words of the question that the reply answers by something other than its rows: a delivery to a place. */
  answeredWords?: ReadonlySet<number>;
}

export function createReply(rows: ProductEntry[], text: string, probability: number): RowReply {
  return { kind: "answer", rows, text, probability, asksPrice: false };
}
