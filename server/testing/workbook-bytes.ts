import { utils, write } from "@e965/xlsx";

/** Returns an Excel file with these sheets, as a spreadsheet program would save it. */
export function workbookBytes(sheets: Record<string, (string | number)[][]>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer);
}

/** Returns a FAQ sheet with the phrasings of each answer. */
export function faqBytes(rows: { phrasings: string[]; answer: string }[]): Uint8Array {
  const most = Math.max(...rows.map((row) => row.phrasings.length));
  const questions = Array.from({ length: most }, (_, index) => `السؤال ${index + 1}`);
  return workbookBytes({
    الأسئلة: [
      [...questions, "الإجابة"],
      ...rows.map(({ phrasings, answer }) => [
        ...questions.map((_, index) => phrasings[index] ?? ""),
        answer,
      ]),
    ],
  });
}
