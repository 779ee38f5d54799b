import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { databasePid } from "./testing/server-process.ts";
import { temporaryData } from "./testing/temporary-data.ts";

/** The lines of npm, which name the script, and the product's own. */
const isOurs = (line: string) => /^(> .*|ready .*|wakil: .*|)$/.test(line);

test("`npm start` prints no warnings of other tools, and SIGTERM to it ends the server and its database", async () => {
  await using folder = temporaryData();
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, DATA_DIR: folder.path, DEMO: "false", PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // The output ends only when the last process that holds it ends, which is the server and not npm.
  const said: string[] = [];
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const ended = new Promise<void>((resolve) => npm.stdout.on("end", resolve));
  for (const output of [npm.stdout, npm.stderr])
    output.on("data", (chunk: Buffer) => {
      said.push(chunk.toString());
      if (/^ready /m.test(said.join(""))) isReady();
    });
  await Promise.race([ready, ended]);
  expect(said.join("")).toMatch(/^ready /m);
  expect(
    said
      .join("")
      .split("\n")
      .filter((line) => !isOurs(line)),
  ).toEqual([]);
  expect(databasePid(folder.path)).not.toBeNull();
  npm.kill("SIGTERM");
  await ended;
  expect(databasePid(folder.path)).toBeNull();
}, 120_000);
