import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { spellingLines } from "#server/answers/language/spelling-lines.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { createStemTest } from "./query.ts";

const letterOfName = new Map(
  spellingLines("letters").flatMap(({ word, spellings }) => spellings.map((name) => [name, word])),
);
const letterNames = [...letterOfName.keys()].join("|");

/** A letter by its Arabic name before a number: "اس 22", "اي55". */
const codePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:ال)?(${letterNames})\s?(\d{1,4})(?![\p{N}])`,
  "gu",
);
/** "20 الف", "20k". */
const thousandsPattern = /(?<![\p{L}\p{N}.])(\d{1,3})\s?(?:[اأ]لف|[اآ]لاف|k)(?!\p{L})/giu;

/**
 * Writes the codes of models as the knowledge does: "اس 22" becomes "s22" and "20 الف" becomes "20000". A code that the
 * knowledge does not have stays as it is.
 */
export function writeCodes(index: AnswerIndex, question: string): string {
  const isKnown = createStemTest(index);
  const orWritten = (written: string, code: string): string => (isKnown(tokenOf(code).stem) ? code : written);
  return withAsciiDigits(question)
    .replace(codePattern, (written, name: string, number: string) =>
      orWritten(written, `${letterOfName.get(name)}${number}`),
    )
    .replace(thousandsPattern, (written, count: string) => orWritten(written, String(Number(count) * 1000)));
}
