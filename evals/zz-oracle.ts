import { resolve } from "node:path";
import { closeReaders } from "#server/documents/readers.ts";
import { readScore, readSuite, suitesIn } from "./conversations/suite.ts";
import { play } from "./conversations/play.ts";
import { search } from "#server/answers/retrieve/retrieve.ts";
import { proseFound } from "#server/answers/prose/find.ts";
const folder = resolve(process.argv[2]!);
const score = await readScore(folder);
const { says } = (await import(resolve("/work/shared/data/conversations/score.mjs"))) as { says: (t: string, n: string) => boolean };
const text = (e: unknown) => JSON.stringify(e).replaceAll("\\n", "\n").replaceAll('"', " ");
const count: Record<string, Record<string, number>> = {};
const add = (k: string, c: string) => { (count[k] ??= {})[c] = ((count[k] ??= {})[c] ?? 0) + 1; };
for (const name of suitesIn(folder)) {
  const suite = await readSuite(folder, name, score);
  const all: unknown[] = []; for (let i = 0; ; i++) { const e = suite.index.entries.at(i); if (e === undefined) break; all.push(e); }
  for (const conversation of suite.conversations)
    for (const { turn, reply } of play(suite, conversation)) {
      if (turn.want === undefined || !(turn.answerable ?? conversation.answerable)) continue;
      const v = score.verdict(conversation, turn, reply);
      const groups = turn.want.all ?? [];
      const met = (t: string) => groups.every((g) => g.some((n) => says(t, n)));
      const q = turn.say;
      const r = search(suite.index, q, 12);
      const prose = proseFound(suite.index, q)?.text ?? "";
      let where = "computed";
      const es = r.hits.map((h) => text(h.entry));
      if (groups.length === 0) where = "no-groups";
      else if (met(prose)) where = "1 span";
      else if (es[0] && met(es[0])) where = "2 top1";
      else if (es.slice(0, 3).some(met)) where = "3 top3";
      else if (es.some(met)) where = "4 top12";
      else if (met(es.slice(0, 3).join("\n"))) where = "5 join3";
      else if (suite.index.entries && all.some((e) => met(text(e)))) where = "6 some entry";
      else if (met(all.map(text).join("\n"))) where = "7 whole kb";
      add(where, v); add("all " + conversation.kind, v); if (v !== "right") add("kind " + conversation.kind, where);
      if (process.argv[3] === "show" && v !== "right" && (where === (process.argv[4] ?? where))) console.log(v, where, conversation.id, "|", q, "→", reply.text.replaceAll("\n", " ⏎ ").slice(0, 200), JSON.stringify(turn.want));
    }
}
console.table(count);
closeReaders();
