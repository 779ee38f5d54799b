/** `npm run eval -- FOLDER`: runs an evaluation set and prints its figures as one JSON object, the last line. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { evaluate } from "./evaluate.ts";

const [given] = process.argv.slice(2);
const folder = given === undefined ? undefined : resolve(process.env["INIT_CWD"] ?? process.cwd(), given);
const found = [folder, given === undefined ? undefined : resolve(given)].find(
  (path) => path !== undefined && existsSync(path),
);
if (found === undefined) {
  console.error(given === undefined ? "usage: npm run eval -- FOLDER" : `no such folder: ${given}`);
  process.exitCode = 2;
} else {
  console.log(JSON.stringify(evaluate(found)));
}
