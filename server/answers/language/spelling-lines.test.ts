import { expect, test } from "vitest";
import { normalise } from "#server/answers/text/normalise.ts";
import { spellingLines } from "./spelling-lines.ts";

test.each([
  ["dialects", 30],
  ["hurried", 30],
  ["arabizi", 30],
  ["letters", 15],
] as const)("each line of %s has a word and spellings", (table, minLines) => {
  const lines = spellingLines(table);
  expect(lines.length).toBeGreaterThan(minLines);
  expect(lines.filter(({ word, spellings }) => word === "" || spellings.includes(""))).toEqual([]);
  const words = lines.map(({ word }) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each(["dialects", "hurried"] as const)(
  "what %s holds is in the form in which words are compared",
  (table) => {
    const written = spellingLines(table).flatMap(({ word, spellings }) => [word, ...spellings]);
    expect(written.filter((each) => normalise(each) !== each)).toEqual([]);
  },
);
