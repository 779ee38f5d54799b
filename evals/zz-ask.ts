import { resolve } from "node:path";
import { closeReaders } from "#server/documents/readers.ts";
import { readScore, readSuite } from "./conversations/suite.ts";
import { rowAnswer } from "#server/answers/rows/row-answer.ts";
import { frameIn } from "#server/answers/rows/catalogue-frame.ts";
import { catalogueOf } from "#server/answers/rows/catalogue.ts";
import { findRows } from "#server/answers/rows/find-rows.ts";
const [, , folder, name, ...qs] = process.argv;
const suite = await readSuite(resolve(folder!), name!, await readScore(resolve(folder!)));
const c = catalogueOf(suite.index);
for (const q of qs) { const f = frameIn(q, c); const found = findRows(f.content, f, c); console.log(q, [...f.asks], f.content.map((x) => x.token.stem + (x.isLoose ? "~" : "")), "rows", found.rows.map((r) => r.entry.name.ar ?? r.entry.name.en), JSON.stringify({ ...found, rows: 0, missing: found.missing.map((m) => m.token.word), unknown: found.unknown.map((m) => m.token.word) })); console.log("  →", rowAnswer(suite.index, q, { language: /[a-z]/.test(q) ? "en" : "ar", tone: "warm" } as any)?.text, rowAnswer(suite.index, q, { language: "ar", tone: "warm" } as any)?.probability); }
closeReaders();
