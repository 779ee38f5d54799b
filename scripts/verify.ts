// All checks, those that take longer or need a database included, and the tests of lists that a change elsewhere must
// join; exits with 1 when any failed.
import { listTests, quickChecks, runChecks, slowChecks } from "./checks.ts";

const results = await runChecks([listTests, ...quickChecks, ...slowChecks]);
if (results.some((result) => !result.passed)) process.exitCode = 1;
