import { resolve } from "node:path";
import { closeReaders } from "#server/documents/readers.ts";
import { readScore, readSuite, suitesIn } from "./conversations/suite.ts";
import { play } from "./conversations/play.ts";
import { search } from "#server/answers/retrieve/retrieve.ts";
import { proseFound } from "#server/answers/prose/find.ts";
import { ownText } from "#server/answers/compose/entry-text.ts";
import { rowQuote } from "#server/answers/products/describe.ts";
for (const f of process.argv.slice(2)) {
const folder = resolve(f);
const score = await readScore(folder);
const T: Record<string, Record<string, number>> = {};
const add = (k: string, c: string) => { T[k] ??= {}; T[k][c] = (T[k][c] ?? 0) + 1; };
for (const name of suitesIn(folder)) {
  const suite = await readSuite(folder, name, score);
  for (const conversation of suite.conversations)
    for (const { turn, reply } of play(suite, conversation)) {
      if (turn.want === undefined) continue;
      const answerable = turn.answerable ?? conversation.answerable;
      const c = { ...conversation, answerable };
      const kind = answerable ? "A" : "U";
      const v = score.verdict(c, turn, reply);
      add("base " + kind, v);
      const q = turn.say;
      const r = search(suite.index, q, 12);
      const prose = proseFound(suite.index, q);
      const say = (e: any): string => e.kind === "product" ? rowQuote(e) : (e.kind === "faq" ? "" : (e.title ?? "") + "\n") + ownText(e, "ar").slice(0, 600);
      const open = (reply.decision === "handover" && (reply.reason === "no_answer" || reply.reason === "low_confidence")) || reply.decision === "clarify";
      for (const from of [0, 0.15, 0.3]) {
        const p = prose?.probability ?? 0;
        const es = r.hits.map((h) => say(h.entry));
        const variants: Record<string, string> = { span: prose?.text ?? "", top1: es[0] ?? "", "span+top1": [prose?.text, es[0]].join("\n"), top2: es.slice(0, 2).join("\n"), top3: es.slice(0, 3).join("\n") };
        for (const [n, text] of Object.entries(variants)) {
          const use = open && p >= from && text !== "";
          const v2 = use ? score.verdict(c, turn, { decision: "answer", text }) : v;
          add(`${kind} ${from} ${n}`, v2);
        }
      }
    }
}
console.log(f);
for (const [k, c] of Object.entries(T).sort()) { const n = Object.values(c).reduce((a, b) => a + b, 0); console.log(k.padEnd(20), n, Object.entries(c).sort().map(([a, b]) => `${a} ${(100 * b / n).toFixed(1)}`).join("  ")); }
}
closeReaders();
