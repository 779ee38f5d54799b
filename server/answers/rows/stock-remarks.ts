import type { Voice } from "#server/answers/compose/catalogue.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import type { RowQuestion } from "./row-question.ts";
import type { Row } from "./row.ts";
import { cellText, headerKind, isLimit, nameOf } from "./say.ts";
import { rowTexts } from "./texts.ts";
import { meaningOf } from "./word-meaning.ts";

const goneCues = new CueIndex(findCues("row-questions").filter(({ kind }) => kind === "gone"));

/** The clauses of what the column of the stock says: "white is sold out", "only 58 left in beige". */
const clausesOf = ({ entry }: Row): string[] =>
  Object.entries(entry.attributes)
    .filter(([header]) => headerKind(header) === "stock")
    .flatMap(([, cell]) => cell.split(/[،,;؛.]/u))
    .map((clause) => clause.trim())
    .filter((clause) => words(clause).length > 1);

const numbersIn = (text: string): string[] => withAsciiDigits(text).match(/\d+/gu) ?? [];

/** The clause that says that a row is not there in the colour or size that a question names. */
function clauseAgainst(row: Row, { frame, question, catalogue }: RowQuestion): string | undefined {
  const asked = numbersIn(question);
  const meant = new Set(
    frame.content
      .filter(({ isLoose }) => !isLoose)
      .flatMap(({ token, at }) => [token.stem, ...meaningOf(token, frame.canonical, at, catalogue).keys()]),
  );
  return clausesOf(row).find((clause) => {
    if (!tokens(clause).some(({ stem }) => meant.has(stem))) return false;
    if (goneCues.matches(words(clause)).length > 0) return true;
    const left = numbersIn(clause);
    const isOtherSize = left.length > 0 && asked.length > 0 && !asked.some((each) => left.includes(each));
    return isOtherSize && isLimit(clause);
  });
}

/** "No: white is sold out", where the list says so of what is asked for. */
export function sayGone(row: Row, asked: RowQuestion, voice: Voice): string | undefined {
  const clause = clauseAgainst(row, asked);
  return clause === undefined
    ? undefined
    : rowTexts(voice.language).unavailable(nameOf(row, voice), cellText(clause, voice));
}
