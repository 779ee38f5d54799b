import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const launcher = fileURLToPath(new URL("./launch.mjs", import.meta.url));

/** Creates a project with the launcher, and an npm that only records its arguments. */
function project(): {
  launch: (script: string, env?: Record<string, string>) => string[];
  root: string;
} & Disposable {
  const root = mkdtempSync(join(tmpdir(), "wakil-launch-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(launcher, join(root, "scripts", "launch.mjs"));
  write("package-lock.json", "{}");
  for (const script of ["server/main.ts", "scripts/build.ts"]) write(script, "");
  write("npm.cjs", 'require("node:fs").writeFileSync("npm-called", process.argv.slice(2).join(" "));');
  const called = join(root, "npm-called");
  return {
    root,
    /** Returns the arguments of npm, or nothing when it was not called. */
    launch(script, env = {}) {
      rmSync(called, { force: true });
      const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", "launch.mjs"), script], {
        cwd: root,
        encoding: "utf8",
        env: { PATH: process.env["PATH"] ?? "", npm_execpath: join(root, "npm.cjs"), ...env },
      });
      expect(status, stderr).toBe(0);
      return existsSync(called) ? readFileSync(called, "utf8").split(" ") : [];
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

const production = { NODE_ENV: "production" };

test("a built product installs for production without what only development needs", () => {
  using made = project();
  mkdirSync(join(made.root, "dist", "web"), { recursive: true });
  writeFileSync(join(made.root, "dist", "web", ".stamp"), "built");
  const first = made.launch("server/main.ts", production);
  expect(first).toContain("--omit=dev");
  expect(first).not.toContain("--include=dev");
  expect(made.launch("server/main.ts", production), "installed already").toEqual([]);
  expect(made.launch("scripts/build.ts", production), "the bundler is for development").toContain(
    "--include=dev",
  );
  expect(made.launch("server/main.ts", production), "everything is enough").toEqual([]);
  expect(made.launch("server/main.ts")).toEqual([]);
}, 120_000);

test("without the built pages everything is installed, in production too", () => {
  using made = project();
  expect(made.launch("server/main.ts", production)).toContain("--include=dev");
  expect(made.launch("server/main.ts", production)).toEqual([]);
}, 120_000);

test("a benchmark ends when the shell of its npm is killed", async () => {
  using made = project();
  mkdirSync(join(made.root, "bench"), { recursive: true });
  writeFileSync(
    join(made.root, "bench", "run.ts"),
    `process.on("SIGTERM", () => { console.log("ended"); process.exit(); });
    setInterval(() => {}, 1000);
    console.log("started");`,
  );
  made.launch("scripts/build.ts");
  // The second command keeps the shell from becoming the launcher's process.
  const shell = spawn("sh", ["-c", `"${process.execPath}" scripts/launch.mjs bench/run.ts; true`], {
    cwd: made.root,
    env: { PATH: process.env["PATH"] ?? "", npm_lifecycle_event: "bench" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  shell.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes("started")) await once(shell.stdout, "data");
  shell.kill("SIGKILL");
  // The output ends with the last process that can write to it.
  await once(shell, "close");
  expect(output).toBe("started\nended\n");
}, 120_000);

test("every npm command names a file that is there", () => {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const files = Object.values(scripts).flatMap((line) => line.match(/\S+\.(?:ts|mjs)/g) ?? []);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
