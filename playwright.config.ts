import { defineConfig, devices } from "@playwright/test";
import type { Options } from "./e2e/test.ts";
import { chromiumFlags } from "./scripts/browser/chromium.ts";

const { CHROMIUM, E2E_URL, E2E_REPORT } = process.env;

/** Started by scripts/e2e.ts, which brings the browser and the product along. */
export default defineConfig<Options>({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  // A second try would hide a fault of the test or of the product (docs/flake-patterns.md).
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous: two cores carry the browser, the server and its database.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ...(E2E_REPORT ? [["json", { outputFile: E2E_REPORT }] as const] : [])] as never,
  use: {
    ...(E2E_URL && { baseURL: E2E_URL }),
    // A trace costs as much as the test: in a whole run, which writes a report, the picture and the error's own context
    // have to do. `npm run e2e -- NAME` records one of the test that failed.
    trace: E2E_REPORT || process.env["CI"] ? "off" : "retain-on-failure",
    screenshot: "only-on-failure",
    timezoneId: "Asia/Riyadh",
    // What the browser prefers must not matter (C001).
    locale: "fr-FR",
    launchOptions: {
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: [
        ...chromiumFlags,
        // Pages of a test live for seconds: machine code of the optimising compilers costs more than it saves.
        "--js-flags=--no-turbofan --no-maglev",
        // A new context's empty page would start a process that its first page replaces, because of the opener policy.
        // Processes are still never shared between contexts or sites.
        "--renderer-process-limit=1",
      ],
    },
  },
  projects: [
    { name: "ar", use: { language: "ar", viewport: { width: 1280, height: 800 } } },
    {
      name: "en",
      // What a test with this tag proves does not depend on the language; CONTRIBUTING.md says when to use it.
      grepInvert: /@one-language/,
      use: { language: "en", viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grep: /@phone/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, language: "ar" },
    },
  ],
});
