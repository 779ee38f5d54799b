// npm run bench -- NAME: runs one benchmark and prints its figures as one JSON object, the last line.
import { readdirSync } from "node:fs";
import { endProcess } from "#server/end-process.ts";

const folder = new URL("./suites/", import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
const [name, ...rest] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join("|")}`);
  process.exit(2);
}
const { run } = (await import(new URL(`${name}.ts`, folder).href)) as {
  run: (args: string[]) => Promise<object>;
};
const figures = await run(rest);
console.log(JSON.stringify({ bench: name, ...figures }));
endProcess(0);
