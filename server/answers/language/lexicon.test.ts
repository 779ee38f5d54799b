import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonical, isFunctionWord } from "#server/answers/text/dialect.ts";
import { words } from "#server/answers/text/words.ts";
import { findExpressions, lexiconLines, lexiconTopics } from "./lexicon-lines.ts";

const read = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** Licences that let words be passed on with the product. */
const licences = new Set(["Apache-2.0", "MIT", "ISC", "BSD-3-Clause", "Unicode-3.0"]);
const [, ...SOURCES] = read("sources.tsv");
const licenceOf = new Map(SOURCES.map(([source = "", licence = ""]) => [source, licence]));

const topics = lexiconTopics();
const all = topics.flatMap((topic) => lexiconLines(topic).map((line) => ({ topic, ...line })));
const writtenEntries = all.filter(({ kind }) => kind !== "counted");

/** How an expression is written in these files: in normal form, a verb's stem with its mark. */
function normalForm(expression: string): string {
  return (expression.startsWith("+") ? "+" : "") + words(expression).join(" ");
}

test.each(topics)("%s: every line has two sides, a kind and a source under a licence", (topic) => {
  const [head, ...rows] = read(`lexicon/${topic}.tsv`);
  expect(head).toEqual(["arabic", "english", "kind", "source"]);
  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell.trim() === ""))).toEqual([]);
  const kinds = new Set(["synonyms", "translation", "counted"]);
  expect(rows.filter(([, , kind = ""]) => !kinds.has(kind))).toEqual([]);
  const sources = rows.flatMap(([, , , source = ""]) => source.split(","));
  expect(sources.filter((source) => !licences.has(licenceOf.get(source) ?? "none"))).toEqual([]);
});

test.each(topics)("%s: every expression is in normal form and stands once on its side", (topic) => {
  const amiss = lexiconLines(topic).flatMap(({ arabic, english }) =>
    [arabic, english].flatMap((side) => {
      const found = findExpressions(side);
      const other = found.filter((each) => each === "" || each !== normalForm(each));
      const twice = found.filter((each, at) => found.indexOf(each) !== at);
      return [
        ...other.map((each) => `${each} → ${normalForm(each)}`),
        ...twice.map((each) => `${each} twice`),
      ];
    }),
  );
  expect(amiss).toEqual([]);
});

test.each(topics)("%s: Arabic stands on the left and English on the right", (topic) => {
  const arabicLetter = /\p{Script=Arabic}/u;
  const amiss = lexiconLines(topic).filter(
    ({ arabic, english }) =>
      !findExpressions(arabic).every((each) => arabicLetter.test(each)) || arabicLetter.test(english),
  );
  expect(amiss).toEqual([]);
});

test("no line stands twice", () => {
  const seen = new Map<string, string>();
  const twice = writtenEntries.flatMap(({ topic, arabic, english }) => {
    const key = [arabic, english].map((side) => findExpressions(side).toSorted().join(", ")).join(" | ");
    const before = seen.get(key);
    seen.set(key, topic);
    return before === undefined ? [] : [`${key} (${before}, ${topic})`];
  });
  expect(twice).toEqual([]);
});

/** Single words, not verbs, with the number of lines that have them. */
const linesWith = new Map<string, number>();
for (const { arabic, english } of writtenEntries)
  for (const word of new Set([...findExpressions(arabic), ...findExpressions(english)]))
    if (!word.includes(" ") && !word.startsWith("+")) linesWith.set(word, (linesWith.get(word) ?? 0) + 1);

const [, ...AMBIGUOUS] = read("ambiguous.tsv");
const flagged = (kind: string): string[] =>
  AMBIGUOUS.flatMap(([word = "", own]) => (own === kind ? [word] : [])).toSorted();

/** A short word in more lines than this has several meanings, or is one of everybody's spellings. */
const maxLines = 3;
const maxLetters = 3;

test("a function word stands alone only where ambiguous.tsv says that it is a subject too", () => {
  const found = [...linesWith.keys()].filter((word) => isFunctionWord(canonical(word)));
  expect(found.toSorted()).toEqual(flagged("function"));
});

test("a short word stands in many lines only where ambiguous.tsv says that it means several things", () => {
  const found = [...linesWith].flatMap(([word, lines]) =>
    word.length <= maxLetters && lines > maxLines && !isFunctionWord(canonical(word)) ? [word] : [],
  );
  expect(found.toSorted()).toEqual(flagged("several"));
});

test("docs/decisions/0019-lexicon.md names every source with its licence", () => {
  const record = readFileSync(
    new URL("../../../docs/decisions/0019-lexicon.md", import.meta.url),
    "utf8",
  ).split("\n");
  const used = new Set(all.flatMap(({ source }) => source.split(",")));
  const counted = SOURCES.filter(([source = ""]) => source !== "wakil");
  const missing = counted.filter(
    ([source = "", licence = ""]) =>
      !record.some((line) => line.startsWith(`| \`${source}\``) && line.includes(`| ${licence} |`)),
  );
  expect(missing).toEqual([]);
  expect(SOURCES.filter(([source = ""]) => !used.has(source))).toEqual([]);
});

test("columns are called one thing in each language, from sources under a licence", () => {
  const [head, ...rows] = read("columns.tsv");
  expect(head).toEqual(["arabic", "english", "source"]);
  expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ""))).toEqual([]);
  expect(rows.filter(([, , source = ""]) => !licences.has(licenceOf.get(source) ?? "none"))).toEqual([]);
  for (const side of [0, 1]) {
    const forms = rows.flatMap((row) => [
      ...new Set(findExpressions(row[side]!).map((expression) => words(expression).join(" "))),
    ]);
    expect(forms.filter((form, at) => form === "" || forms.indexOf(form) !== at)).toEqual([]);
  }
});
