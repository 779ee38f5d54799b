import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { measureValue, wantedIn, type Wanted } from "#server/answers/understand/value.ts";
import { lookedUpProbability, reply, type RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";
import type { Row } from "./row.ts";
import { afterState, cellText, endSentence, headerKind, sayStock, stateOf } from "./say.ts";

const againCues = new CueIndex(findCues("row-words").filter(({ kind }) => kind === "comes_again"));
const monthCues = new CueIndex(findCues("dates").filter(({ kind }) => kind.startsWith("month")));

/** Words of a question that names nothing: "متى ترجع عندكم؟", "when will it be back in stock?" */
const maxWords = 8;
/** A longer cell describes the row. */
const maxCellLength = 90;

const time: ReadonlySet<Wanted> = new Set(["time", "duration"]);

/** Whether a text tells a time or a month. */
const tellsTime = (text: string): boolean =>
  (measureValue(time, text) ?? 0) > 0 || monthCues.matches(words(text)).length > 0;

/** The cells of a row on its stock, or notes, that tell a time: "back on 1 December". */
const timesOf = ({ entry }: Row): string[] =>
  Object.entries(entry.attributes).flatMap(([header, cell]) =>
    ["stock", "notes"].includes(headerKind(header) ?? "") && cell.length <= maxCellLength && tellsTime(cell)
      ? [cell]
      : [],
  );

/**
 * Answers "متى ترجع؟" after something that is sold out by what the list says of it; undefined where the list says no time,
 * or where something else may be meant.
 */
export function answerReturning(asked: RowQuestion): RowReply | undefined {
  const { frame, question, context, voice } = asked;
  const isAsked = wantedIn(question).has("time") && againCues.matches(frame.words).length > 0;
  if (!isAsked || context.history.length === 0 || frame.words.length > maxWords) return undefined;
  const [row, ...others] = asked.spokenOf();
  if (row === undefined || others.length > 0) return undefined;
  const state = stateOf(row);
  if (state === undefined || state === "in_stock") return undefined;
  const times = timesOf(row);
  if (times.length === 0) return undefined;
  const said = sayStock(row, voice);
  const missing = times
    .map((cell) => cellText(afterState(cell), voice))
    .filter((cell) => !said.includes(cell))
    .map(endSentence);
  return reply([row], [said, ...missing].join(" "), lookedUpProbability);
}
