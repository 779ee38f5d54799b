import { removeIsolates } from "#server/answers/compose/direction.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { answerOfListed } from "./of-listed.ts";
import { answerOfMentioned } from "./of-mentioned.ts";
import type { Row } from "./row.ts";
import type { RowQuestion } from "./row-question.ts";
import type { RowReply } from "./row-reply.ts";
import { namedAndPriced } from "./spoken-of.ts";
import { isTimetableRow } from "./timetable.ts";

/** A shorter cell stands in any text. */
const minTellingLength = 3;

/** Whether a reply tells of a row what its list says; a text may name it too ("all sofas have a warranty of …"). */
function isToldBy(reply: string, { entry, options }: Row): boolean {
  const numbers = new Set((reply.replaceAll(",", "").match(/\d+(?:\.\d+)?/gu) ?? []).map(Number));
  if (options.length === 0 && Object.keys(entry.attributes).length === 0) return true;
  return (
    options.some(({ amount }) => numbers.has(amount)) ||
    Object.values(entry.attributes).some((cell) => cell.length >= minTellingLength && reply.includes(cell))
  );
}

/** The answer to a message that leans on the rows which the reply before told of; undefined where it does not. */
export function answerFollowUp(asked: RowQuestion): RowReply | undefined {
  const before = asked.context.history.at(-1);
  if (before === undefined || before.role === "customer") return undefined;
  const reply = withAsciiDigits(removeIsolates(before.text));
  const told = namedAndPriced(before.text, asked.catalogue);
  const isOfRows = told.some((row) => isToldBy(reply, row)) && !told.some(isTimetableRow);
  const [row, ...others] = isOfRows ? told : [];
  if (row === undefined) return undefined;
  const said = others.length === 0 ? answerOfMentioned(row, asked) : answerOfListed([row, ...others], asked);
  return said && { ...said, isOfMentioned: true };
}
