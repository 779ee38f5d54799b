import { existsSync } from "node:fs";
import { join } from "node:path";
import { read, utils } from "@e965/xlsx";
import type { Finding } from "./rules.ts";
import { root, text } from "./source-files.ts";

const ledger = "docs/asvs.csv";
const page = "docs/asvs.md";
const columns = ["id", "level", "chapter", "topic", "status", "proof", "note"];
const statuses = ["pass", "not applicable", "deviation"] as const;
/** Number of requirements of ASVS 5.0.0 at each level that the ledger covers. */
const requirementsOfLevel = { "1": 70, "2": 183 };
const minFragmentLength = 5;
/**
 * Requirements that ask for a document and nothing that runs. Their proof is words of a page; every other requirement
 * that holds has a test.
 */
const documents = new Set([
  "V2.1.2",
  "V2.1.3",
  "V5.1.1",
  "V6.1.1",
  "V6.1.2",
  "V6.1.3",
  "V7.1.1",
  "V7.1.2",
  "V7.1.3",
  "V8.1.1",
  "V8.1.2",
  "V11.1.1",
  "V11.1.2",
  "V13.1.1",
  "V14.1.2",
  "V15.1.1",
  "V15.1.3",
  "V16.1.1",
]);
/** The title of a test: the first text of a call of `test`, also behind the list of `test.each`. */
const titles = /(?:\btest(?:\.\w+)*(?:\([^\n]*\))?\(|^\s*\]?\)\()\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/gm;

type Row = Record<"id" | "level" | "chapter" | "topic" | "status" | "proof" | "note", string>;

/** Returns the rows of the ledger, or the problem of its first line. */
export function readLedger(csv: string): Row[] | Finding {
  const sheet = Object.values(read(csv, { type: "string", raw: true }).Sheets)[0];
  const [head, ...rows] = utils.sheet_to_json<string[]>(sheet!, { header: 1, raw: false, defval: "" });
  if (head?.join() !== columns.join()) return `${ledger}: its first line has to be ${columns.join(",")}`;
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? ""])) as Row);
}

/** Returns how many rows have each status; the page must contain exactly this text. */
export function countsOf(rows: Row[]): string {
  const lines = statuses.map((status) => {
    const count = rows.filter((row) => row.status === status).length;
    return `| ${status} | ${count} | ${((count / rows.length) * 100).toFixed(1)} % |`;
  });
  return ["| status | requirements | share |", "|---|---|---|", ...lines].join("\n");
}

const numberOf = (id: string): number[] => id.slice(1).split(".").map(Number);

function isInOrder(earlier: string, later: string): boolean {
  const [one, other] = [numberOf(earlier), numberOf(later)];
  const difference = one.findIndex((part, place) => part !== other[place]);
  return difference !== -1 && (one[difference] as number) < (other[difference] as number);
}

/** Whether a proof is words of a page, or words of a test's title. */
function isProof(proof: string, read: (path: string) => string | null, isDocument: boolean): boolean {
  const [path = "", fragment = ""] = proof.split(" :: ");
  if (isDocument) return path.endsWith(".md");
  if (!/\.(?:test|spec)\.ts$/.test(path)) return false;
  const found = [...(read(path) ?? "").matchAll(titles)].map(([, , title = ""]) =>
    title.replace(/\\(.)/g, "$1"),
  );
  return found.some((title) => title.includes(fragment));
}

function problemsOf(row: Row, read: (path: string) => string | null): string[] {
  const proofs = row.proof === "" ? [] : row.proof.split(" && ");
  const problems = proofs.flatMap((proof) => {
    const [path = "", fragment = ""] = proof.split(" :: ");
    const source = read(path);
    if (source === null) return [`its proof ${path} is no file`];
    if (fragment.length < minFragmentLength) return [`its proof in ${path} names no words of it`];
    return source.includes(fragment) ? [] : [`${path} does not contain "${fragment}"`];
  });
  if (!/^V\d+\.\d+\.\d+$/.test(row.id)) problems.push("its id is none");
  if (row.chapter === "" || row.topic === "") problems.push("it needs a chapter and a topic");
  if (!(statuses as readonly string[]).includes(row.status))
    problems.push(`its status is one of ${statuses.join(", ")}`);
  if (row.status === "pass" && proofs.length === 0) problems.push("what passes needs a proof");
  const isDocument = documents.has(row.id);
  if (
    problems.length === 0 &&
    row.status === "pass" &&
    !proofs.some((proof) => isProof(proof, read, isDocument))
  )
    problems.push(isDocument ? "its proof is a page of the documents" : "what passes needs a test's title");
  if (row.status === "not applicable" && row.note === "") problems.push("what does not apply needs a reason");
  if (row.status === "deviation" && !/^Owner: \S[^.]*\. \S/.test(row.note))
    problems.push('a deviation\'s note begins with "Owner: …." and goes on with the reason');
  return problems;
}

const readIfThere = (path: string): string | null => (existsSync(join(root, path)) ? text(path) : null);

/**
 * Checks the ledger of OWASP ASVS 5.0.0: every requirement is listed once, each proof exists, and the page's counts
 * are right.
 */
export function asvsLedger(read: (path: string) => string | null = readIfThere): Finding[] {
  const rows = readLedger(read(ledger) ?? "");
  if (typeof rows === "string") return [rows];
  const findings = rows.flatMap((row) =>
    problemsOf(row, read).map((problem) => `${ledger}: ${row.id}: ${problem}`),
  );
  rows.slice(1).forEach((row, index) => {
    const { id } = rows[index] as Row;
    if (!isInOrder(id, row.id))
      findings.push(`${ledger}: ${row.id}: it stands twice or out of order, after ${id}`);
  });
  for (const [level, expected] of Object.entries(requirementsOfLevel)) {
    const count = rows.filter((row) => row.level === level).length;
    if (count !== expected)
      findings.push(`${ledger}: level ${level} has ${expected} requirements, not ${count}`);
  }
  const counts = countsOf(rows);
  if (!read(page)?.includes(counts)) findings.push(`${page}: its counts have to be\n${counts}`);
  return findings;
}
