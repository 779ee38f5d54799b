import type { RowReply } from "./row-reply.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { asksAny, lookedUpProbability, reply, type RowQuestion } from "./row-question.ts";
import { findRows, type Found } from "./find-rows.ts";
import { filterByTime, pickFirstOrLast, isTimetableRow, describeTimetable } from "./timetable.ts";
import type { Content } from "./frame.ts";
import type { Row } from "./row.ts";
import { listOf } from "./list-of-rows.ts";
import { nameOf } from "./say.ts";
import { rowTexts } from "./texts.ts";

const maxCellLength = 40;

/** The lessons of a timetable that a question asks for. */
export function answerFromTimetable(found: Found, asked: RowQuestion): RowReply | undefined {
  const { frame, catalogue, voice, context } = asked;
  // A timetable holds neither the length of a lesson nor its price.
  if (asksAny(frame, "duration", "price", "total", "contents")) return undefined;
  const today =
    context.today === undefined
      ? undefined
      : frame.day === "today"
        ? context.today
        : frame.day === "tomorrow"
          ? (context.today + 1) % 7
          : undefined;
  const all = found.rows.filter(isTimetableRow);
  const onDay = today === undefined ? all : all.filter(({ entry: { slot } }) => slot.day === today);
  const lessons = pickFirstOrLast(filterByTime(onDay, frame), frame);
  if (lessons.length === 0) return undefined;
  const text = describeTimetable(lessons, catalogue.rows, voice);
  return reply(lessons.slice(0, 8), text, lookedUpProbability * found.explained);
}

/** Whether a short cell of a row has a word: "Jeddah", "for women". */
const hasCell = ({ entry }: Row, { token }: Content): boolean =>
  Object.values(entry.attributes).some(
    (cell) => cell.length <= maxCellLength && tokens(cell).some(({ stem }) => stem === token.stem),
  );

/** Says when a lesson is given that is not given as asked: "Pilates on Thursday?" */
export function answerOtherwise(asked: RowQuestion): RowReply | undefined {
  const { frame, catalogue, voice } = asked;
  const parts = frame.content
    .filter(({ isLoose }) => !isLoose)
    .map((content) => ({ content, found: findRows([content], frame, catalogue) }));
  if (parts.some(({ found }) => found.rows.length === 0)) return undefined;
  const named = parts.filter(({ found }) => found.isSurelyNamed);
  const others = parts.filter(({ found }) => !found.isNamed);
  if (named.length === 0 || others.length === 0) return undefined;
  const of = findRows(
    named.map(({ content }) => content),
    frame,
    catalogue,
  );
  if (!of.isWhole || of.rows.length === 0) return undefined;
  const failing = others.filter(({ found }) => !of.rows.some((row) => found.rows.includes(row)));
  if (failing.length === 0) return undefined;
  // A word beside some goods may be about anything, unless the cells of others hold it.
  const lessons = of.rows.filter(isTimetableRow);
  const isOfCells = failing.every(({ content, found }) => found.rows.every((row) => hasCell(row, content)));
  if (lessons.length === 0 && !(asksAny(frame, "availability") && isOfCells)) return undefined;
  const texts = rowTexts(voice.language);
  const what = failing.map(({ content }) => frame.words[content.at]!).join(" ");
  const heading = texts.notThat(nameOf(of.rows[0]!, voice), what);
  const text =
    lessons.length > 0
      ? `${heading}\n${describeTimetable(lessons, catalogue.rows, voice)}`
      : listOf(of.rows.slice(0, 3), heading, voice).text;
  return reply(of.rows.slice(0, 6), text, 0.9);
}
