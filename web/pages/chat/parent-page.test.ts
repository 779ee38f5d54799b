import { expect, test } from "vitest";
import { readRequestedLanguage } from "./parent-page.ts";

test("C183 D38 a language-change message names one of two languages; every other message is ignored", () => {
  expect(readRequestedLanguage({ type: "language-change", language: "en" })).toBe("en");
  for (const data of [
    { type: "language-change", language: "fr" },
    { type: "language-change" },
    { language: "en" },
    "language-change",
    "en",
    null,
    7,
    [],
  ]) {
    expect(readRequestedLanguage(data)).toBeNull();
  }
});
