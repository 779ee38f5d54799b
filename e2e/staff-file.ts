import { read, utils, write } from "@e965/xlsx";
import { buildTemplate } from "#server/documents/template.ts";

/** Fills the template with one answer under its examples that is not for customers. */
export function staffFile(): Buffer {
  const workbook = read(buildTemplate({}));
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ""];
  if (!sheet) throw new Error("the template has no sheet");
  utils.sheet_add_aoa(
    sheet,
    [
      [
        "كم خصم الموظفين على البن؟",
        "نسبة خصم الموظف على البن",
        "خصم الموظفين كم؟",
        "What is the staff discount on coffee?",
        "How much is the staff discount?",
        "خصم الموظفين على البن 30%.",
        "The staff discount on coffee is 30%.",
      ],
    ],
    { origin: -1 },
  );
  return write(workbook, { type: "buffer", bookType: "xlsx" }) as Buffer;
}
