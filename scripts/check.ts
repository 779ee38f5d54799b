// Runs the quick checks in parallel; exits with 1 when any failed.
import { quickChecks, runChecks } from "./checks.ts";

const results = await runChecks(quickChecks);
if (results.some((result) => !result.passed)) process.exitCode = 1;
