import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { Turn } from "#server/answers/entry.ts";
import { createReply, type ProductReply } from "#server/answers/products/row-reply.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Ask, Frame } from "./frame.ts";
import type { Row } from "./row.ts";

/** How sure answers from rows are, at most: what is computed, what is looked up, what is only named. */
export const computedLimit = 0.97;
export const lookedUp = 0.96;
export const namedOnly = 0.85;
/** Rows that leave more of a question unexplained are not what it is about. */
export const minExplained = 0.62;
/** What is left where a word of the question stands only in what a row says beside. */
export const remarked = 0.6;
/** More rows than this are listed, not told one by one. */
export const maxRowsDescribed = 3;

export interface RowContext {
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
  /** Sunday is 0. */
  today?: number | undefined;
}

export interface RowQuestion {
  /** Rows last spoken of; looked for only where a question leans on them. */
  spokenOf: () => readonly Row[];
  question: string;
  frame: Frame;
  catalogue: Catalogue;
  voice: Voice;
  context: RowContext;
}

export const reply = (rows: readonly Row[], text: string, probability: number): ProductReply =>
  createReply(
    rows.map(({ entry }) => entry),
    text,
    probability,
  );

export const asksAny = ({ asks }: Frame, ...some: Ask[]): boolean => some.some((ask) => asks.has(ask));
