// The first file that runs on a fresh machine: no dependency, any Node ≥ 20.
// It installs what package-lock.json names when that is not installed yet (in production, with the pages built already,
// without the packages that only development needs), finds a Node 24
// (this one, or the one npm brought for the platform) and runs the given script with it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = 24;

/** Whether the script runs a built product, which needs neither the bundler nor the test runners. */
const runsBuilt = (script) =>
  process.env.NODE_ENV === "production" &&
  [
    "server/main.ts",
    "server/operators.ts",
    "server/activity.ts",
    "server/backup.ts",
    "server/restore.ts",
  ].includes(script) &&
  existsSync(join(root, "dist", "web", ".stamp"));

/** Runs `npm ci` unless node_modules contains the packages of this lockfile for this platform. */
function install(script) {
  const lock = readFileSync(join(root, "package-lock.json"));
  const stamp = createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`).digest("hex");
  const stampFile = join(root, "node_modules", ".wakil-installed");
  const installed = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  // An installation with development packages is sufficient for production too.
  const wants = runsBuilt(script) ? `${stamp} production` : stamp;
  if (installed === stamp || installed === wants) return;
  process.stderr.write("wakil: installing packages (npm ci), once\n");
  const npm = process.env.npm_execpath;
  // npm may run on an older Node here, where it warns about every package that requires a later one; the product runs
  // on the Node that is installed with it.
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=optional"];
  args.push(wants === stamp ? "--include=dev" : "--omit=dev");
  const options = { cwd: root, stdio: ["ignore", 2, 2] };
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (done.status !== 0) {
    process.stderr.write(
      "wakil: npm ci failed; its message is above. Fix the problem and run the command again.\n",
    );
    process.exit(1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wants);
}

/**
 * Returns the path of a Node ≥ 24. It is found by path, because npm 10 removes `.bin/node` when several platforms are
 * listed.
 */
function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= wanted) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const path = join(root, "node_modules", name, "bin", file);
  if (existsSync(path)) return path;
  process.stderr.write(
    `wakil: needs Node ${wanted} or later. This is ${process.version}, and npm has no Node ${wanted} for ` +
      `${process.platform}-${process.arch}. Install it from https://nodejs.org and run the command again.\n`,
  );
  process.exit(1);
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  process.stderr.write("usage: node scripts/launch.mjs SCRIPT [ARGUMENTS]\n");
  process.exit(2);
}
install(script);
const node = findNode();
const child = spawn(node, ["--disable-warning=ExperimentalWarning", join(root, script), ...args], {
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm runs scripts in a shell, and a shell that is ended forwards no signal, so the product and a benchmark, which has
// a product and its database, also end when their parent is gone.
const { ppid } = process;
const endsWithParent =
  ["server/main.ts", "bench/run.ts"].includes(script) && process.env.npm_lifecycle_event !== undefined;
const watch = endsWithParent && setInterval(() => process.ppid === ppid || child.kill("SIGTERM"), 250);
child.on("exit", (code, signal) => {
  clearInterval(watch);
  process.exitCode = signal ? 128 + 15 : (code ?? 1);
});
