import { workbookBytes } from "./xlsx-writer.ts";

/** Value of the answer column when a person must answer. */
const goesToTeam = "للفريق / Goes to the team";

/** Builds the sheet of test questions with their right answers. Rows that begin with "Example:" are not read. */
export function buildQuestionTemplate(): Uint8Array {
  return workbookBytes([
    {
      name: "أسئلة الاختبار Test questions",
      columns: [{ width: 48 }, { width: 72, choices: [goesToTeam] }],
      rows: [
        { cells: ["السؤال / Question", "الجواب الصحيح / Right answer"], style: "header" },
        {
          cells: ["مثال: توصلون للدمام؟", "نعم، نوصل إلى الدمام خلال يومين مقابل 25 ر.س."],
          style: "example",
        },
        { cells: ["Example: Where is my order 4471?", goesToTeam], style: "example" },
      ],
      frozenRows: 1,
    },
  ]);
}
