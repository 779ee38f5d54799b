import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

/** The columns of every file; `findCues` reads them by position. */
const columns = ["cue", "kind", "strength", "source"];

const files = ["ar", "en"].flatMap((language) => {
  const folder = new URL(`./${language}/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name: `${language}/${name}`, file: new URL(name, folder) }));
});

const linesOf = (file: URL): string[][] =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** The sources that have a licence. */
const sources = new Set(
  linesOf(new URL("./sources.tsv", import.meta.url))
    .slice(1)
    .flatMap(([source = "", licence]) => (licence ? [source] : [])),
);

test.each(files)("each line of $name has all columns, and no cue stands twice", ({ file }) => {
  const [head, ...rows] = linesOf(file);
  expect(head).toEqual(columns);
  expect(
    rows.filter((row) => row.length !== columns.length || row.some((cell) => cell.trim() !== cell || !cell)),
  ).toEqual([]);
  expect(rows.filter(([, , strength]) => strength !== "strong" && strength !== "weak")).toEqual([]);
  expect(rows.filter(([, , , source = ""]) => !sources.has(source))).toEqual([]);
  const cues = rows.map(([cue, kind]) => `${cue} (${kind})`);
  expect(cues.filter((cue, at) => cues.indexOf(cue) !== at)).toEqual([]);
});

test.each(files)("the cues of $name are words and no patterns", ({ file }) => {
  const [, ...rows] = linesOf(file);
  expect(rows.filter(([cue = ""]) => /[\\()[\]{}|*+?^$]/u.test(cue))).toEqual([]);
});

test("no pattern of the program lists words that belong into these files", () => {
  const home = new URL("../", import.meta.url);
  const listPattern = /(?:\p{Script=Arabic}[\p{Script=Arabic} ]{2,}\|){5}/u;
  const listing = readdirSync(home, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.(?:test|fixture)\.ts$/u.test(name))
    .filter((name) => listPattern.test(readFileSync(new URL(name, home), "utf8")));
  expect(listing).toEqual([]);
});
