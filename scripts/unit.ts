// Runs the unit and API tests; arguments go to Vitest.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const done = spawnSync(process.execPath, [vitest, "run", ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = done.status ?? 1;
