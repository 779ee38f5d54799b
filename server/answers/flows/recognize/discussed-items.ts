import type { Turn } from "#server/answers/entry.ts";
import type { Voice } from "#server/answers/compose/catalogue.ts";
import { removeIsolates } from "#server/answers/compose/direction.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { catalogueOf, type Catalogue } from "#server/answers/rows/catalogue.ts";
import { frameIn } from "#server/answers/rows/catalogue-frame.ts";
import { findRows } from "#server/answers/rows/find-rows.ts";
import type { Row } from "#server/answers/rows/row.ts";
import { nameOf } from "#server/answers/rows/say.ts";
import { findDiscussedRows } from "#server/answers/rows/spoken-of.ts";
import { isTimetableRow } from "#server/answers/rows/timetable.ts";
import type { OrderItem } from "#server/answers/flows/flow.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { readNumberWord } from "#server/answers/rows/question-numbers.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import type { FlowMessage } from "./flow-message.ts";
import { amongRows, hasRows, maxChoices, ofRow } from "./items.ts";
import { withoutPhones } from "./phone.ts";
import { RecognizedMessage } from "./request-cues.ts";

const amountKinds = new Set(["container", "take", "take_it", "pair"]);
const amountCues = new CueIndex(findCues("order-words").filter(({ kind }) => amountKinds.has(kind)));

/** Cues of requests beside which nothing is named. */
const wishKinds = ["want", "that", "fill", "yes", "do:order", "start:order"];

/** More pieces are no order by a word or two, but a number of something else. */
const maxPieces = 50;

/** The number of pieces that a message asks for; undefined where it names a thing or asks for none. */
function readPieces({ message, written }: FlowMessage): number | undefined {
  if (message.isQuestion || message.has("not") || message.has("own")) return undefined;
  const left = new RecognizedMessage(withoutPhones(written));
  const matches = amountCues.matches(left.words);
  const has = (kind: string): boolean => matches.some(({ cue }) => cue.kind === kind);
  const known = new Set(
    [...matches, ...wishKinds.flatMap((kind) => left.of(kind))].flatMap(({ at, length }) =>
      Array.from({ length }, (_, i) => at + i),
    ),
  );
  const numbers = left.words.map((word) => readNumberWord(word));
  const isNaming = left.words.some(
    (word, at) => !known.has(at) && numbers[at] === undefined && !tokenOf(word).isFunction,
  );
  if (isNaming) return undefined;
  const [counted, ...others] = numbers.flatMap((number) => number ?? []);
  const isWished = left.has("want") || left.has("do:order") || has("take") || has("take_it");
  const isPointing = has("take_it") || left.has("that");
  if (!isWished || others.length > 0) return undefined;
  const pieces = counted ?? (has("pair") ? 2 : isPointing || has("container") ? 1 : undefined);
  return pieces !== undefined && Number.isInteger(pieces) && pieces > 0 && pieces <= maxPieces
    ? pieces
    : undefined;
}

/** The words by which the customer named the rows last. */
function calledIn(history: readonly Turn[], rows: readonly Row[], catalogue: Catalogue): string | undefined {
  for (const { role, text } of history.toReversed()) {
    if (role !== "customer") continue;
    const frame = frameIn(text, catalogue);
    const found = findRows(frame.content, frame, catalogue);
    if (found.isNamed && found.rows.some((row) => rows.includes(row)))
      return frame.content.map(({ at }) => frame.words[at]).join(" ");
  }
  return undefined;
}

/** So many pieces of what was told of last; a choice where that is several things. */
function discussedItems(
  index: AnswerIndex,
  pieces: number,
  history: readonly Turn[],
  voice: Voice,
): OrderItem[] {
  if (!hasRows(index)) return [];
  const catalogue = catalogueOf(index);
  const rows = findDiscussedRows(history, catalogue, (text) => frameIn(text, catalogue), true);
  const [row, ...others] = rows.some(isTimetableRow) ? [] : rows;
  if (row === undefined || rows.length > maxChoices) return [];
  if (others.length === 0) return [ofRow(row, frameIn("", catalogue), pieces, voice)];
  return [
    amongRows(rows, calledIn(history, rows, catalogue) ?? removeIsolates(nameOf(row, voice)), pieces, voice),
  ];
}

/**
 * "ابي واحد", "two please", "i'll take it" after the price of a thing: an order of what was told of last. Several things
 * are a choice among them. Empty where the message names a thing itself or orders nothing.
 */
export function findDiscussedItems(flowMessage: FlowMessage, history: readonly Turn[]): OrderItem[] {
  const pieces = readPieces(flowMessage);
  return pieces === undefined ? [] : discussedItems(flowMessage.index, pieces, history, flowMessage.voice);
}
