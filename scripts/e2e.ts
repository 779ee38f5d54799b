// Runs the browser tests against the real product; arguments go to Playwright (`npm run e2e -- auth --project=ar`).
// With E2E_URL a product that runs already is tested; nothing is started or stopped then.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./browser/chromium.ts";
import { startProduct } from "./browser/product.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const playwright = fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url));

/**
 * Returns the exit code of Playwright; 1 as well without a browser, or when the product did not stop in order.
 * `report` is the file for Playwright's JSON report.
 */
export async function runE2e(args: string[], report?: string): Promise<number> {
  const chromium = ensureChromium();
  if (!chromium) return 1;
  const running = process.env["E2E_URL"];
  const product = running ? undefined : await startProduct();
  const child = spawn(process.execPath, [playwright, "test", ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      CHROMIUM: chromium,
      E2E_URL: product?.url ?? running,
      ...(report && { E2E_REPORT: report }),
    },
  });
  const tested = new Promise<number>((resolve) => child.on("close", (status) => resolve(status ?? 1)));
  if (!product) return tested;
  const first = await Promise.race([tested, product.ended.then((code) => `${code}`)]);
  // Without a server every further test would fail, so Playwright is interrupted; it still writes its report.
  if (typeof first === "string") child.kill("SIGINT");
  const code = await tested;
  const stopped = await product.stop();
  if (typeof first === "number" && stopped === 0) return code;
  console.error(product.output());
  console.error(
    typeof first === "string"
      ? `wakil: the product ended with ${first} in the middle of the tests`
      : `wakil: the product ended with ${stopped} on SIGTERM instead of 0`,
  );
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await runE2e(process.argv.slice(2));
