import { resolve } from "node:path";
import { closeReaders } from "#server/documents/readers.ts";
import { readScore, readSuite } from "./conversations/suite.ts";
const folder = resolve(process.argv[2]!);
const score = await readScore(folder);
const suite = await readSuite(folder, process.argv[3]!, score);
for (let i = 0; ; i++) { const e = suite.index.entries.at(i) as any; if (!e) break; const { origin, id, kind, ...r } = e; console.log(kind, JSON.stringify(r).slice(0, 330)); }
closeReaders();
