// Makes the files of a new page, call of the API or module, with their entries elsewhere:
// `npm run new -- page|endpoint|module NAME`. Prints what is left to do.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PlanError } from "./new/edit.ts";
import { planNew } from "./new/plan.ts";
import { root } from "./structure/source-files.ts";

const readFile = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;

try {
  const { changes, next } = planNew(process.argv.slice(2), readFile);
  for (const { path, text, isNew } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`${isNew ? "made   " : "changed"} ${path}`);
  }
  const oxfmt = join(root, "node_modules", "oxfmt", "bin", "oxfmt");
  spawnSync(process.execPath, [oxfmt, ...changes.map(({ path }) => path)], { cwd: root });
  console.log(`\nLeft to do:\n${next.map((step) => `- ${step}`).join("\n")}`);
} catch (problem) {
  if (!(problem instanceof PlanError)) throw problem;
  console.error(problem.message);
  process.exitCode = 2;
}
