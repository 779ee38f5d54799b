import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

/** The columns of every file; `findCues` reads them by position. */
const columns = ["cue", "kind", "strength", "source"];

const files = ["ar", "en"].flatMap((language) => {
  const folder = new URL(`./${language}/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name: `${language}/${name}`, file: new URL(name, folder) }));
});

test.each(files)("each line of $name has all columns, and no cue stands twice", ({ file }) => {
  const [head, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(head).toBe(columns.join("\t"));
  const rows = lines.map((line) => line.split("\t"));
  expect(
    rows.filter((row) => row.length !== columns.length || row.some((cell) => cell.trim() === "")),
  ).toEqual([]);
  expect(rows.filter(([, , strength]) => strength !== "strong" && strength !== "weak")).toEqual([]);
  const cues = rows.map(([cue, kind]) => `${cue} (${kind})`);
  expect(cues.filter((cue, at) => cues.indexOf(cue) !== at)).toEqual([]);
});
