import { expect, test } from "vitest";
import { documentExtensions } from "#server/documents/read.ts";
import arErrors from "#shared/locales/ar/errors.json" with { type: "json" };
import arTexts from "#shared/locales/ar/knowledge.json" with { type: "json" };
import enErrors from "#shared/locales/en/errors.json" with { type: "json" };
import enTexts from "#shared/locales/en/knowledge.json" with { type: "json" };
import { documentEndings, fileProblem } from "./document-file.ts";

test("C230 PDF, Word and Excel files are taken, whatever the case of their ending", () => {
  for (const name of ["a.pdf", "أسعار.DOCX", "old.doc", "قائمة المنتجات.xlsx", "x.XLS "])
    expect(fileProblem({ name, size: 1 }), name).toBeUndefined();
  for (const name of ["a.txt", "photo.pdf.exe", "pdf", "نص", "page.html", "data.csv"])
    expect(fileProblem({ name, size: 1 }), name).toBe("type");
});

test("C231 C274 10,485,760 bytes are taken and one more is not", () => {
  expect(fileProblem({ name: "a.pdf", size: 10_485_760 })).toBeUndefined();
  expect(fileProblem({ name: "a.pdf", size: 10_485_761 })).toBe("size");
  expect(fileProblem({ name: "a.pdf", size: 0 })).toBe("empty");
});

test("the page and the server refuse the same files in the same words", () => {
  expect([...documentEndings].sort()).toEqual(documentExtensions.map((extension) => `.${extension}`).sort());
  for (const [texts, errors] of [
    [arTexts, arErrors],
    [enTexts, enErrors],
  ] as const) {
    expect(texts.files.typeProblem).toBe(errors.code.invalid_file_type);
    expect(texts.files.sizeProblem).toBe(errors.code.file_too_large);
    expect(texts.files.emptyProblem).toBe(errors.code.file_empty);
    expect(texts.url.invalid).toBe(errors.code.invalid_url);
    expect(texts.url.required).toBe(errors.field.required);
    expect(texts.brand.missing).toBe(errors.field.business_name_empty);
  }
});
