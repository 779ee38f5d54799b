import { expect, test } from "vitest";
import { asvsLedger, countsOf, readLedger } from "./asvs.ts";

const head = "id,level,chapter,topic,status,proof,note";
const levels = [...Array<string>(70).fill("1"), ...Array<string>(183).fill("2")];
const row = (index: number, rest = 'pass,a.test.ts :: says "so", too,') =>
  `V1.1.${index + 1},${levels[index]},Chapter,Topic,${rowWithQuote(rest)}`;
/** Returns the cell of the proof as CSV writes one with commas and quotes. */
const rowWithQuote = (rest: string) =>
  rest.replace('a.test.ts :: says "so", too', '"a.test.ts :: says ""so"", too"');
const allRows = levels.map((_, index) => row(index));
const problemsOf = (rows: string[], page?: string) => {
  const csv = [head, ...rows].join("\n");
  const read = readLedger(csv);
  const files: Record<string, string> = {
    "docs/asvs.csv": csv,
    "docs/asvs.md": page ?? (typeof read === "string" ? "" : countsOf(read)),
    "a.test.ts": `test('says "so", too', () => expect(so).toBe(true));`,
    "a.ts": "export const so = true;",
  };
  return asvsLedger((path) => files[path] ?? null);
};
const withRow = (index: number, line: string) => allRows.with(index, line);

test("a ledger with every requirement once and every proof in its place has nothing against it", () => {
  expect(problemsOf(allRows)).toEqual([]);
});

test.each([
  ["a proof that is no file", row(3, "pass,b.test.ts :: says so,"), "its proof b.test.ts is no file"],
  [
    "a proof that is not in its file",
    row(3, "pass,a.test.ts :: says no,"),
    'a.test.ts does not contain "says no"',
  ],
  ["a proof without words", row(3, "pass,a.test.ts,"), "its proof in a.test.ts names no words of it"],
  [
    "a proof that is no test's title",
    row(3, "pass,a.test.ts :: expect(so),"),
    "what passes needs a test's title",
  ],
  ["a proof that is no test", row(3, "pass,a.ts :: const so = true,"), "what passes needs a test's title"],
  ["a pass without a proof", row(3, "pass,,trust us"), "what passes needs a proof"],
  ["no reason", row(3, "not applicable,,"), "what does not apply needs a reason"],
  ["a deviation of nobody", row(3, "deviation,,later"), 'begins with "Owner'],
  ["a status of its own", row(3, "nearly,,"), "its status is one of"],
  ["an id twice", row(2), "it stands twice or out of order"],
])("%s is found", (_what, line, problem) => {
  const findings = problemsOf(withRow(3, line));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(problem);
});

test("a title is found in every way in which a test is written, and a document counts where one is asked for", () => {
  const rowWithProof = (id: string, proof: string) => `${id},1,Chapter,Topic,pass,${proof},`;
  const files: Record<string, string> = {
    "a.test.ts":
      'test.each([\n  ["x"],\n])("says %s so", () => {});\ntest.runIf(x).each(y)(\n  "says it",\n);',
    "b.spec.ts": 'test(\n  `says so`,\n  { tag: "@one-language" },\n);',
    "docs/a.md": "so it is",
  };
  const problems = (id: string, proof: string) =>
    asvsLedger(
      (path) => ({ "docs/asvs.csv": `${head}\n${rowWithProof(id, proof)}`, ...files })[path] ?? null,
    ).filter((finding) => finding.includes(`: ${id}: `));
  for (const proof of ["a.test.ts :: says %s so", "a.test.ts :: says it", "b.spec.ts :: says so"])
    expect(problems("V1.1.1", proof)).toEqual([]);
  expect(problems("V2.1.2", "docs/a.md :: so it is")).toEqual([]);
  expect(problems("V2.1.2", "a.test.ts :: says it")).toEqual([
    expect.stringContaining("its proof is a page of the documents"),
  ]);
  expect(problems("V1.1.1", "docs/a.md :: so it is")).toEqual([
    expect.stringContaining("what passes needs a test's title"),
  ]);
});

test("a requirement that is missing, other columns and counts that are not true are found", () => {
  expect(problemsOf(allRows.slice(0, -1))).toEqual(["docs/asvs.csv: level 2 has 183 requirements, not 182"]);
  expect(asvsLedger(() => "id,status\nV1.1.1,pass")).toEqual([
    expect.stringContaining("its first line has to be"),
  ]);
  expect(problemsOf(allRows, "| pass | 252 | 99.6 % |")).toEqual([
    expect.stringContaining("| pass | 253 | 100.0 % |"),
  ]);
});

test("the ledger of this project holds", () => {
  expect(asvsLedger()).toEqual([]);
});
