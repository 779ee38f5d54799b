import * as docx from "docx";
import type { PolicyPart } from "./policy.ts";

const border = { style: docx.BorderStyle.SINGLE, size: 4, color: "E2D5C1" };
const none = { style: docx.BorderStyle.NONE, size: 0, color: "auto" };
const headings = { 1: docx.HeadingLevel.HEADING_1, 2: docx.HeadingLevel.HEADING_2 } as const;

/** Word only uses the right-to-left direction when both the paragraph and its runs are marked with it. */
function paragraph(text: string, rtl: boolean, options: docx.IParagraphOptions = {}, bold = false) {
  return new docx.Paragraph({
    bidirectional: rtl,
    ...options,
    children: [new docx.TextRun({ text, rightToLeft: rtl, bold })],
  });
}

function table(rows: string[][], rtl: boolean) {
  return new docx.Table({
    visuallyRightToLeft: rtl,
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    columnWidths: [3200, 2800, 1500, 1860],
    margins: { top: 80, bottom: 80, left: 80, right: 80 },
    borders: {
      top: none,
      left: none,
      right: none,
      insideVertical: none,
      bottom: border,
      insideHorizontal: border,
    },
    rows: rows.map(
      (cells, index) =>
        new docx.TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: cells.map(
            (cell) =>
              new docx.TableCell({
                children: [paragraph(cell, rtl, { spacing: { after: 0 } }, index === 0)],
              }),
          ),
        }),
    ),
  });
}

function render(part: PolicyPart, rtl: boolean, newPage: boolean): (docx.Paragraph | docx.Table)[] {
  if (part.kind === "heading")
    return [
      paragraph(
        part.text,
        rtl,
        { heading: headings[part.level], keepNext: true, pageBreakBefore: newPage },
        true,
      ),
    ];
  if (part.kind === "paragraph") return [paragraph(part.text, rtl)];
  if (part.kind === "table") return [table(part.rows, rtl), paragraph("", rtl)];
  return part.items.map((item) => paragraph(item, rtl, { bullet: { level: 0 } }));
}

const face = (size: number, color: string) => ({
  size,
  color,
  font: { ascii: "Calibri", hAnsi: "Calibri", cs: "Arial" },
});

/** Returns a .docx document with its first heading as title: Arabic first, the English part on a new page. */
export function wordDocument(arabic: PolicyPart[], english: PolicyPart[]): Promise<Buffer> {
  const document = new docx.Document({
    title: arabic.find((part) => part.kind === "heading")?.text ?? "",
    creator: "محمصة سهيل",
    styles: {
      default: {
        document: { run: face(22, "1D2233"), paragraph: { spacing: { after: 120, line: 320 } } },
        heading1: { run: { ...face(36, "151D38"), bold: true }, paragraph: { spacing: { after: 160 } } },
        heading2: {
          run: { ...face(26, "B9652B"), bold: true },
          paragraph: { spacing: { before: 240, after: 100 } },
        },
      },
    },
    sections: [
      {
        children: [
          ...arabic.flatMap((part) => render(part, true, false)),
          ...english.flatMap((part, index) => render(part, false, index === 0)),
        ],
      },
    ],
  });
  return docx.Packer.toBuffer(document);
}
