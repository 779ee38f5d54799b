import { resolve } from "node:path";
import { closeReaders } from "#server/documents/readers.ts";
import { readScore, readSuite } from "./conversations/suite.ts";
const folder = resolve(process.argv[2]!);
const score = await readScore(folder);
for (const n of process.argv.slice(3)) { const suite = await readSuite(folder, n, score);
console.log("=====", n); for (const [k, v] of Object.entries(suite.index.facts as any)) console.log(k, JSON.stringify(v).slice(0, 1500)); }
closeReaders();
