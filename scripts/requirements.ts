// Every number of a requirement that tests, code or documents name is explained in docs/requirements, so that whoever
// meets one can look it up in this repository.
import { numbersExplainedIn, findUnexplained } from "./checklist/requirements.ts";
import { filesUnder, text } from "./structure/source-files.ts";

const explained = numbersExplainedIn(filesUnder("docs/requirements", /\.md$/).map(text));
const files = new Map(
  ["shared", "server", "web", "e2e", "scripts", "bench", "evals", "docs"]
    .flatMap((folder) => filesUnder(folder, /\.(ts|tsx|css|sql|md)$/))
    .filter((path) => !path.startsWith("docs/requirements/") && !path.startsWith("scripts/checklist/"))
    // Products of invented businesses have codes that look like such numbers.
    .filter((path) => !/^evals\/.*\/knowledge\//u.test(path))
    .map((path) => [path, text(path)]),
);
const findings = findUnexplained(files, explained);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
else console.log(`requirements: ${explained.size} explained, and every number that is named is among them`);
