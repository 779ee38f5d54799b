import { expect, test } from "vitest";
import { storableJson } from "./storable-json.ts";

test("a text stays as it is but for what the database can't store", () => {
  const text = "a\u0000b \ud83d \\u0000 \\\ud800\ud800 \u{1f600} ج";
  expect(JSON.parse(storableJson({ text })).text).toBe("ab \ufffd \\u0000 \\\ufffd\ufffd \u{1f600} ج");
});
