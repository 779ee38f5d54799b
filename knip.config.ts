import type { KnipConfig } from "knip";

/** With `--production`, what only tests use counts as unused, unless its own file uses it as well. */
const isProduction = process.argv.includes("--production");

export default {
  // `!` marks what counts in production mode.
  entry: [
    "server/main.ts!",
    "server/{operators,activity,backup,restore}.ts!",
    // Started as threads and processes, by path.
    "server/**/{group-thread,version-worker,answer-thread,reader-process}.ts!",
    "web/entries/*.tsx!",
    "web/widget/loader.ts!",
    // Read by vite.config.ts, which counts for tests alone.
    "scripts/bundle/script-groups.ts!",
    "scripts/*.{ts,mjs}!",
    "bench/run.ts!",
    "bench/load/run.ts!",
    "bench/torture/run.ts!",
    "bench/suites/*.ts!",
    "bench/retrieval/measure.ts!",
    "bench/webhook-sender.ts!",
    "evals/*.ts!",
    // Run by hand after the features of the prose engine change.
    "evals/conversations/fit.ts!",
    "evals/conversations/fit-rows.ts!",
    // Started by tests, by path.
    "server/testing/migrate-with.ts",
    "**/*.test.{ts,tsx}",
    "e2e/*.spec.ts",
  ],
  project: [
    "{shared,server,web,scripts,bench,evals}/**/*.{ts,tsx,mjs}!",
    "!**/*.{test,fixture}.{ts,tsx}!",
    "!**/fixtures/**!",
    "!evals/attacks/**!",
    "!server/testing/**!",
    "!scripts/pictures/jpeg-size.ts!",
    "e2e/**/*.ts",
  ],
  ignoreExportsUsedInFile: isProduction,
  ignoreBinaries: ["apt-get", "openssl", "systemd-analyze"],
  ignoreDependencies: [
    // Read by web/styles/fonts.css.
    "@fontsource-variable/readex-pro",
    // Read by server/documents/pdf-writer/fonts.ts.
    "@fontsource/readex-pro",
    // Read by server/documents/pdf/scan/recognizer.ts.
    "@tesseract.js-data/ara",
    "@tesseract.js-data/eng",
    // Read by bench/peers/lexical-peers.ts.
    "lunr-languages",
    // Run by scripts/checks.ts, by path.
    "oxlint",
    "oxlint-tsgolint",
    "stylelint",
    // Run by scripts/deploy/container.test.ts, by path.
    "dclint",
    // Named in what scripts/deploy/kubernetes-types.fixture.ts has TypeScript check.
    "kubernetes-types",
  ],
} satisfies KnipConfig;
