import { expect, test } from "vitest";
import { findBannedWords, wordsOfName, findUpperCaseConstants } from "./banned-words.ts";

const words = { lesson: "correction", told: "message" };
const find = (path: string, source: string, exceptions: Record<string, string> = {}) =>
  findBannedWords(new Map([[path, source]]), { words, exceptions });

test("a name is split into its words", () => {
  expect(wordsOfName("parseHTMLText")).toEqual(["parse", "html", "text"]);
  expect(wordsOfName("MAX_RETRIES")).toEqual(["max", "retries"]);
  expect(wordsOfName("use-team-state")).toEqual(["use", "team", "state"]);
});

test("a banned word is found in file names and in every kind of export, in singular and plural", () => {
  expect(find("web/lessons.ts", "")).toEqual([
    'web/lessons.ts: a name without "lessons", for example with "correction"',
  ]);
  for (const declaration of [
    "async function saveLesson",
    "const lessonId",
    "interface Lessons",
    "type LessonRow",
    "class Lesson",
    "const LESSON_LIMIT",
  ])
    expect(find("web/a.ts", `export ${declaration} `), declaration).toHaveLength(1);
});

test("words inside other words, and names that stay in their file, are free", () => {
  expect(find("web/a.ts", "export const untoldStory = 1;\nconst told = 2;")).toEqual([]);
});

test("an exception excuses one name or a folder, and is reported once nothing needs it", () => {
  const exceptions = { "web/a.ts#told": "why" };
  expect(find("web/a.ts", "export const told = 1;", exceptions)).toEqual([]);
  expect(find("web/a.ts", "export const told = 1;", { "web/": "why" })).toEqual([]);
  expect(find("web/a.ts", "export const said = 1;", exceptions)).toEqual([
    "scripts/structure/banned-words.json: web/a.ts#told is needed no more; take it off the list",
  ]);
});

test("a constant in capitals is found, a component and a type are not", () => {
  const source = "const MOST_WORDS = 3;\nexport const Page = 1;\nconst maxWords = 3;\n";
  expect(findUpperCaseConstants(new Map([["server/a.ts", source]]))).toEqual([
    expect.stringContaining("server/a.ts: MOST_WORDS in camelCase"),
  ]);
});
