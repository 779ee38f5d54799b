import { readFile } from "node:fs/promises";
import { read, utils, write } from "@e965/xlsx";

/** Fills in the downloaded template as an owner would: one answer and one product under the examples. */
export async function fillMessageTemplate(path: string): Promise<Buffer> {
  const workbook = read(await readFile(path));
  const [faqs, products] = workbook.SheetNames.map((name) => workbook.Sheets[name]);
  if (!faqs || !products) throw new Error("the template has no two sheets");
  utils.sheet_add_aoa(
    faqs,
    [
      [
        "هل عندكم ورشة تصليح؟",
        "وين اصلح ماكينتي؟",
        "تصلحون المكائن الخربانه؟",
        "Do you repair machines?",
        "Where can I get my machine fixed?",
        "نعم، نصلح المكائن في ورشتنا بحي النخيل كل يوم اثنين.",
        "Yes, we repair machines in our Nakheel workshop every Monday.",
      ],
    ],
    { origin: -1 },
  );
  utils.sheet_add_aoa(
    products,
    [["مطحنة نسيم", "Naseem grinder", 417, "SAR", "متوفر / In stock", "مطحنة يدوية"]],
    {
      origin: -1,
    },
  );
  return write(workbook, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
