import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readDoc } from "./doc.ts";
import { readDocx } from "./docx.ts";

const arabic = (text: string, options: object = {}) =>
  new Paragraph({ bidirectional: true, ...options, children: [new TextRun({ text, rightToLeft: true })] });
const tableCell = (text: string) => new TableCell({ children: [arabic(text)] });

test("a docx keeps headings, lists and table rows, and each text knows its heading", async () => {
  const bytes = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            arabic("سياسة الإرجاع", { heading: HeadingLevel.HEADING_1 }),
            arabic("يمكنك إرجاع المنتج خلال 14 يوماً \u200fمن استلامه."),
            new Paragraph({ text: "Keep the invoice", bullet: { level: 0 } }),
            new Table({
              rows: [
                ["القسم", "المدة"],
                ["القهوة", "14 يوماً"],
              ].map((row) => new TableRow({ children: row.map(tableCell) })),
            }),
          ],
        },
      ],
    }),
  );
  const { title, blocks } = await readDocx(new Uint8Array(bytes));
  const place = { heading: "سياسة الإرجاع" };
  expect(title).toBe("سياسة الإرجاع");
  expect(blocks).toEqual([
    { kind: "heading", text: "سياسة الإرجاع", place: {} },
    { kind: "paragraph", text: "يمكنك إرجاع المنتج خلال 14 يوماً من استلامه.", place },
    { kind: "list", text: "Keep the invoice", place },
    { kind: "table", text: "القسم | المدة", place },
    { kind: "table", text: "القهوة | 14 يوماً", place },
  ]);
});

test("a doc of Word 97 gives its paragraphs and table rows", async () => {
  const bytes = await readFile(new URL("./fixtures/policy.doc", import.meta.url));
  const { blocks } = await readDoc(new Uint8Array(bytes));
  const text = blocks.map((block) => block.text);
  expect(text).toContain("سياسة الإرجاع");
  expect(text).toContain("يمكنك إرجاع المنتج خلال 14 يوماً من استلامه.");
  expect(text).toContain("Refunds take 5 business days.");
  expect(text.join("\n")).toContain("14 يوماً | القهوة");
});

test("a short line in bold above plain text is a heading; bold text in a row or a sentence is none", async () => {
  const bold = (text: string) =>
    new Paragraph({ bidirectional: true, children: [new TextRun({ text, bold: true, rightToLeft: true })] });
  const bytes = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            arabic("دليل المشغل", { heading: HeadingLevel.HEADING_1 }),
            bold("أوقات الدوام"),
            arabic("من السبت إلى الخميس."),
            bold("نعتذر عن يوم الجمعة."),
            bold("الأسعار"),
            new Table({
              rows: [
                ["", "عادي", "مستعجل"],
                ["ثوب", "", "90"],
              ].map((row) => new TableRow({ children: row.map(tableCell) })),
            }),
          ],
        },
      ],
    }),
  );
  const { blocks } = await readDocx(new Uint8Array(bytes));
  expect(blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text)).toEqual([
    "دليل المشغل",
    "أوقات الدوام",
    "الأسعار",
  ]);
  expect(blocks.find(({ text }) => text.startsWith("من السبت"))?.place).toEqual({ heading: "أوقات الدوام" });
  expect(blocks.find(({ text }) => text.startsWith("نعتذر"))?.place).toEqual({ heading: "أوقات الدوام" });
});
