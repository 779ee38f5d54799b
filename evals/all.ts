/**
 * `npm run eval:all` runs every evaluation set, prints a table and, as its last line, all figures as one JSON
 * object. It exits with 1 when a figure is below its floor (floors.ts).
 */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { evaluate, type Figures } from "./evaluate.ts";
import { floorsList, findMissedFloors } from "./floors.ts";

const folders = [
  join(resolve(process.env["WAKIL_SHARED"] ?? "../shared"), "data"),
  resolve(import.meta.dirname, "sets"),
];
const columns = [
  "n",
  "top1",
  "recall3",
  "mrr10",
  "auroc",
  "coverage_at_90",
  "span_in_answer",
  "p50_ms",
  "p95_ms",
] as const;

function setsIn(folder: string): string[] {
  if (!existsSync(folder)) {
    console.log(`skipped, not there: ${folder}`);
    return [];
  }
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, "kb.jsonl")))
    .toSorted();
}

function row(figures: Figures): string {
  const cells = columns.map((column) => {
    const value = figures[column];
    return (
      value === null ? "" : Number.isInteger(value) && column === "n" ? String(value) : value.toFixed(3)
    ).padStart(column.length + 2);
  });
  return figures.set.padEnd(22) + cells.join("");
}

console.log("set".padEnd(22) + columns.map((column) => column.padStart(column.length + 2)).join(""));
const figures = folders.flatMap(setsIn).map((folder) => {
  const found = evaluate(folder);
  console.log(row(found));
  return found;
});
const misses = figures.flatMap((found) => findMissedFloors(found, floorsList));
for (const miss of misses) console.error(miss);
console.log(JSON.stringify({ sets: figures, misses }));
process.exitCode = misses.length === 0 ? 0 : 1;
