/**
 * `npm run eval -- FOLDER` runs an evaluation set and prints its figures as one JSON object on the last line. `npm
 * run eval -- conversations FOLDER` plays the conversations of whole businesses.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runConversations } from "./conversations/run.ts";
import { evaluate } from "./evaluate.ts";

const [given, ...rest] = process.argv.slice(2);
const home = process.env["INIT_CWD"] ?? process.cwd();
const folder = given === undefined ? undefined : resolve(home, given);
const found = [folder, given === undefined ? undefined : resolve(given)].find(
  (path) => path !== undefined && existsSync(path),
);
if (given === "conversations") {
  await runConversations(rest, home);
} else if (found === undefined) {
  console.error(given === undefined ? "usage: npm run eval -- FOLDER" : `no such folder: ${given}`);
  process.exitCode = 2;
} else {
  console.log(JSON.stringify(evaluate(found)));
}
