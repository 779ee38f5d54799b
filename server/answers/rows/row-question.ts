import type { Voice } from "#server/answers/compose/catalogue.ts";
import type { Turn } from "#server/answers/entry.ts";
import { createReply, type RowReply } from "./row-reply.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Ask, Frame } from "./frame.ts";
import type { Row } from "./row.ts";

/** Highest probabilities of answers from rows: what is computed, what is looked up, what is only named. */
export const computedProbability = 0.97;
export const lookedUpProbability = 0.96;
export const namedProbability = 0.85;
/** Rows that explain a smaller share of a question are not what it is about. */
export const minExplained = 0.62;
/** The probability is multiplied by this where a word of the question stands only in a row's remark. */
export const remarkFactor = 0.6;
/** More rows than this are listed instead of described. */
export const maxRowsDescribed = 3;

export interface RowContext {
  /** Earlier turns, oldest first. */
  history: readonly Turn[];
  /** Sunday is 0. */
  today?: number | undefined;
}

export interface RowQuestion {
  /** Rows that were mentioned last; only searched for where a question refers to them. */
  spokenOf: () => readonly Row[];
  question: string;
  frame: Frame;
  catalogue: Catalogue;
  voice: Voice;
  context: RowContext;
}

export const reply = (rows: readonly Row[], text: string, probability: number): RowReply =>
  createReply(
    rows.map(({ entry }) => entry),
    text,
    probability,
  );

export const asksAny = ({ asks }: Frame, ...some: Ask[]): boolean => some.some((ask) => asks.has(ask));
