// All checks, those that take longer or need a database included; exits with 1 when any failed.
import { quickChecks, runChecks, slowChecks } from "./checks.ts";

const results = await runChecks([...quickChecks, ...slowChecks]);
if (results.some((result) => !result.passed)) process.exitCode = 1;
