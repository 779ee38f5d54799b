import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { Column } from "./columns.ts";
import type { Place, ReadDocument } from "./document.ts";
import type { Row } from "./sheet.ts";

/** Reads a row of a sheet of questions and answers. Further columns (a category, a link) are ignored. */
export function readFaqRow(
  row: Row,
  columns: Column[],
  _names: string[],
  place: Place,
  into: ReadDocument,
): void {
  const phrasings: string[] = [];
  const answer: { ar?: string; en?: string } = {};
  for (const [index, column] of columns.entries()) {
    const text = row.cells[index]?.text;
    if (!text) continue;
    if (column.kind === "question" && !phrasings.includes(text)) phrasings.push(text);
    if (column.kind === "answer") {
      const lang = column.lang ?? mainLanguageOf(text);
      answer[lang] = answer[lang] ? `${answer[lang]}\n${text}` : text;
    }
  }
  const hasAnswer = answer.ar !== undefined || answer.en !== undefined;
  if (phrasings.length === 0 && !hasAnswer) return;
  if (!hasAnswer) into.warnings.push({ code: "row_without_answer", place });
  else if (phrasings.length === 0) into.warnings.push({ code: "row_without_question", place });
  else into.faqs.push({ phrasings, answer, place });
}
