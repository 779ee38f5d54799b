import { resolve } from "node:path";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { closeReaders } from "#server/documents/readers.ts";
import { evaluateConversations } from "./conversations/evaluate.ts";
import { shares } from "./conversations/report.ts";
const [, , tag, base] = process.argv;
const out: Record<string, { v: string; t: string; q: string; k: string; w: unknown }> = {};
for (const [name, f] of [["shared", "/work/shared/data/conversations"], ["dev", "evals/development"]] as const) {
  const rows = await evaluateConversations(resolve(f), undefined);
  const four = new Set(["car-rental", "curtains-upholstery", "optics-shop", "sweets-bakery"]);
  const new4 = new Set(["furniture-showroom", "phone-repair", "beauty-salon", "water-gas-delivery"]);
  for (const [g, some] of [[name, rows.filter((r) => !four.has(r.suite) && !new4.has(r.suite))], ["four", rows.filter((r) => four.has(r.suite))], ["new4", rows.filter((r) => new4.has(r.suite))]] as const) {
    if (some.length === 0) continue;
    const s = (a: boolean) => { const x = shares(some.filter((r) => r.answerable === a)) as Record<string, number>; return a ? `${x["n"]}: ${x["right"]}/${x["false_handover"]}/${x["bad_clarify"]}/${x["wrong"]} partial ${x["partial"]} silent ${x["silent"]}` : `others ${x["n"]}: right ${x["right"]} false ${x["false_answer"]} wrong ${x["wrong"]}`; };
    console.log(g, s(true), "|", s(false));
  }
  for (const r of rows) out[`${r.suite}/${r.conversation.id}#${r.at}`] = { v: r.verdict, t: r.reply.text, q: r.turn.say, k: r.conversation.kind, w: r.turn.want };
}
writeFileSync(`/tmp/ev/${tag}.json`, JSON.stringify(out));
if (base && existsSync(`/tmp/ev/${base}.json`)) {
  const b = JSON.parse(readFileSync(`/tmp/ev/${base}.json`, "utf8")) as typeof out;
  const changed = Object.keys(out).filter((k) => b[k] && b[k]!.v !== out[k]!.v);
  const rank = (v: string) => (v === "right" ? 0 : v === "partial" ? 1 : v === "wrong" || v === "false_answer" ? 3 : 2);
  const worse = changed.filter((k) => rank(out[k]!.v) > rank(b[k]!.v));
  console.log(`changed ${changed.length}, worse ${worse.length}`);
  for (const k of changed) { const worse = rank(out[k]!.v) > rank(b[k]!.v); if (worse || process.argv[4] === "all") console.log(worse ? "WORSE" : "better", k, `${b[k]!.v} → ${out[k]!.v}`, "|", out[k]!.q.slice(0, 120), "\n    was:", b[k]!.t.replaceAll("\n", " ⏎ ").slice(0, 200), "\n    now:", out[k]!.t.replaceAll("\n", " ⏎ ").slice(0, 260), worse ? "\n    want: " + JSON.stringify(out[k]!.w).slice(0, 200) : ""); }
}
closeReaders();
