import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shared,server,web,scripts,evals}/**/*.test.{ts,tsx}"],
    globalSetup: ["server/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    // A worker loads the modules of the product once, not for each file: a third of what a run took.
    isolate: false,
    passWithNoTests: false,
  },
});
