import { readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import {
  docxOf,
  createLockedOffice,
  pdfOf,
  pdfText,
  wordParagraph,
  workbookOf,
  zipOf,
} from "./fixtures/archives.ts";
import { maxDocumentBytes } from "#shared/rules/document-file.ts";
import { readDocument } from "./read.ts";
import { ticksDuring } from "#server/testing/ticks.ts";
import { closeReaders, inReader } from "./readers.ts";

afterAll(closeReaders);

const sentence = "Delivery takes two days in Riyadh and five days elsewhere";
const goodPdf = pdfOf(pdfText(sentence));
const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

async function problem(bytes: Uint8Array, filename: string): Promise<string> {
  const result = await readDocument({ bytes, filename });
  return result.ok ? "read" : result.problem;
}

test("a file of exactly 10,485,760 bytes is read, one more byte is refused (D45)", async () => {
  const padded = Buffer.concat([goodPdf, Buffer.alloc(maxDocumentBytes - goodPdf.length, "\n")]);
  expect(padded.length).toBe(10_485_760);
  expect(await problem(padded, "list.pdf")).toBe("read");
  expect(await problem(Buffer.concat([padded, Buffer.from("\n")]), "list.pdf")).toBe("too_large");
});

test("every ending is accepted with the content it names, in any case (C229, D45)", async () => {
  expect(await problem(goodPdf, "LIST.PDF")).toBe("read");
  expect(await problem(docxOf(wordParagraph(sentence)), "a.docx")).toBe("read");
  expect(await problem(await fixture("policy.doc"), "سياسة.doc")).toBe("read");
  expect(await problem(workbookOf({ a: [["x", "y"]] }), "a.Xlsx")).toBe("read");
  expect(await problem(workbookOf({ a: [["x", "y"]] }, "xls"), "a.xls")).toBe("read");
});

test("a file whose content is not what its name says is an invalid type (C230)", async () => {
  const doc = await fixture("policy.doc");
  const contents: Record<string, Uint8Array> = {
    pdf: goodPdf,
    docx: docxOf(wordParagraph(sentence)),
    doc,
    xlsx: workbookOf({ a: [["x"]] }),
    xls: workbookOf({ a: [["x"]] }, "xls"),
    exe: Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(4096)]),
    html: Buffer.from("<!doctype html><p>x"),
    rtf: Buffer.from("{\\rtf1 x}"),
    zip: zipOf([["a.txt", "x"]]),
  };
  for (const ending of ["pdf", "docx", "doc", "xlsx", "xls"]) {
    for (const [kind, bytes] of Object.entries(contents)) {
      if (kind !== ending)
        expect([ending, kind, await problem(bytes, `a.${ending}`)]).toEqual([ending, kind, "invalid_type"]);
    }
  }
});

test("names that hide their ending are refused", async () => {
  for (const name of [
    "a.exe",
    "pdf",
    "a.pdf.exe",
    "a\u202Efdp.exe",
    "a\u202E.pdf",
    "a.exe\0.pdf",
    "a.pdf\0",
    "a.pdf/",
    "a.p\u200Fdf",
    "",
  ]) {
    expect([name, await problem(goodPdf, name)]).toEqual([name, "invalid_type"]);
  }
});

test("empty, cut and encrypted files are told apart", async () => {
  expect(await problem(new Uint8Array(), "a.pdf")).toBe("empty");
  expect(await problem(pdfOf("q Q"), "a.pdf")).toBe("empty");
  expect(await problem(docxOf("<w:p/>"), "a.docx")).toBe("empty");
  const docx = docxOf(wordParagraph(sentence.repeat(50)));
  expect(await problem(docx.subarray(0, docx.length - 30), "a.docx")).toBe("damaged");
  expect(await problem(Buffer.from("%PDF-1.4\nrubbish"), "a.pdf")).toBe("damaged");
  expect(await problem(createLockedOffice(), "a.xlsx")).toBe("encrypted");
  expect(await problem(createLockedOffice(), "a.docx")).toBe("encrypted");
  expect(await problem(await fixture("locked.pdf"), "a.pdf")).toBe("encrypted");
  expect(await problem(await fixture("picture.pdf"), "a.pdf")).toBe("scanned");
});

test("a zip that lies, escapes, expands or declares entities is unsafe", async () => {
  const body = wordParagraph(sentence);
  const hostile: Record<string, Uint8Array> = {
    slip: docxOf(body, [["../../etc/cron.d/x", "x"]]),
    backslash: docxOf(body, [["..\\..\\x.xml", "x"]]),
    absolute: docxOf(body, [["/etc/passwd", "x"]]),
    drive: docxOf(body, [["C:\\x", "x"]]),
    twice: docxOf(body, [["word/document.xml", "<x/>"]]),
    bomb: docxOf(body, [["word/media/image.png", Buffer.alloc(120_000_000)]]),
    ratio: docxOf(body, [["word/media/image.png", Buffer.alloc(20_000_000)]]),
    entries: docxOf(
      body,
      Array.from({ length: 10_001 }, (_, index): [string, string] => [`x/${index}`, ""]),
    ),
    entity: docxOf(body, [], '<!DOCTYPE x [<!ENTITY a "aaaa">]>'),
    external: docxOf(body, [], '<!DOCTYPE x SYSTEM "http://127.0.0.1/x">'),
    utf16: docxOf(body, [
      ["word/styles.xml", Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]><x/>', "utf16le")],
    ]),
  };
  for (const [name, bytes] of Object.entries(hostile)) {
    expect([name, await problem(bytes, "a.docx")]).toEqual([name, "unsafe"]);
  }
});

test("a declared size is not believed: what is unpacked is counted", async () => {
  const bytes = docxOf(wordParagraph(sentence), [["word/media/a.png", Buffer.alloc(30_000_000)]]);
  const at = bytes.lastIndexOf("PK\x01\x02", undefined, "latin1");
  bytes.writeUInt32LE(10, at + 24);
  expect(await problem(bytes, "a.docx")).toBe("unsafe");
});

test("nesting without end costs an error, not the server", async () => {
  const deep = `${"<w:tbl><w:tr><w:tc>".repeat(60_000)}${"</w:tc></w:tr></w:tbl>".repeat(60_000)}`;
  expect(["unsafe", "damaged", "empty", "too_slow", "too_much_memory"]).toContain(
    await problem(docxOf(deep), "a.docx"),
  );
  expect(await problem(goodPdf, "a.pdf")).toBe("read");
});

test("JavaScript in a PDF is not run, its text is read", async () => {
  const bytes = pdfOf(pdfText(sentence), 1, "/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >>");
  const result = await readDocument({ bytes, filename: "a.pdf" });
  expect(result.ok && result.document.blocks.map((block) => block.text)).toEqual([sentence]);
});

test("files built to exhaust memory are stopped while the server goes on serving", async () => {
  const drawing = "q Q 1 0 0 1 0 0 cm BT /F1 1 Tf (aaaa) Tj ET\n".repeat(2_500_000);
  const row = (index: number) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index}</v></c></row>`;
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${Array.from({ length: 1_000_000 }, (_, index) => row(index)).join("")}</sheetData></worksheet>`;
  const readings = Promise.all([problem(pdfOf(drawing), "a.pdf"), problem(oneSheet(sheet), "a.xlsx")]);
  expect(await ticksDuring(readings)).toBeGreaterThan(20);
  for (const found of await readings) expect(["too_much_memory", "too_slow"]).toContain(found);
  expect(await problem(goodPdf, "a.pdf")).toBe("read");
}, 90_000);

test("a reader over its time is ended and the next file is read", async () => {
  const job = { kind: "document", bytes: pdfOf(pdfText(sentence), 5_000), filename: "a.pdf" } as const;
  const limits = { timeMs: 5, residentBytes: Number.POSITIVE_INFINITY };
  expect(await inReader(job, limits)).toEqual({ ok: false, problem: "too_slow" });
  expect(await problem(goodPdf, "a.pdf")).toBe("read");
});

test.skipIf(process.platform !== "linux")(
  "a reader over its memory is ended and the next file is read",
  async () => {
    const job = { kind: "document", bytes: pdfOf(pdfText(sentence), 5_000), filename: "a.pdf" } as const;
    const limits = { timeMs: 60_000, residentBytes: 1 };
    expect(await inReader(job, limits)).toEqual({ ok: false, problem: "too_much_memory" });
    expect(await problem(goodPdf, "a.pdf")).toBe("read");
  },
  70_000,
);

test("many files at once are all read", async () => {
  const results = await Promise.all(Array.from({ length: 12 }, () => problem(goodPdf, "a.pdf")));
  expect(results).toEqual(Array.from({ length: 12 }, () => "read"));
});

function oneSheet(xml: string): Buffer {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006/relationships";
  return zipOf([
    [
      "[Content_Types].xml",
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ],
    [
      "_rels/.rels",
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
    ["xl/worksheets/sheet1.xml", xml],
  ]);
}
