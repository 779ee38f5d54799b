import { resolve } from "node:path";
import { closeReaders } from "#server/documents/readers.ts";
import { readScore, readSuite } from "./conversations/suite.ts";
import { sectionsOf } from "#server/answers/facts/extract/sections.ts";
import { Signs } from "#server/answers/facts/extract/signs.ts";
const folder = "/tmp/o5";
const score = await readScore(folder);
for (const n of ["water-gas-delivery","beauty-salon","phone-repair","furniture-showroom"]) {
const suite = await readSuite(folder, n, score);
const all: any[] = []; for (let i = 0; ; i++) { const e = suite.index.entries.at(i); if (!e) break; all.push(e); }
for (const s of sectionsOf(all)) for (const r of s.rows) if (/منطق|المناط/.test(r.cells[0]!.heading)) console.log(n, s.title, "|", r.cells.map((c) => `${c.heading}{${["place","fee","time","minimum","free_from"].filter((k) => new Signs(c.heading).has("heading:" + k))}${new Signs(c.heading).has("delivers") ? "D" : ""}}=${c.text}`).join(" | "));
}
closeReaders();
