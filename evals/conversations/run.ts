import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { closeReaders } from "#server/documents/readers.ts";
import { modelProvider } from "#server/testing/model-provider.ts";
import { evaluateConversations } from "./evaluate.ts";
import { scriptedResearcher } from "./model-researcher.ts";
import { accuracyTable, described, type MeasuredSuite, shares, table, transcript } from "./report.ts";
import { scriptedModels } from "./scripted-models.ts";
import { readScore, type Suite } from "./suite.ts";

/** Returns what an owner would see of the training. */
function trained({ name, built, agent }: Suite): string {
  const { accuracy } = built.report;
  const measured = accuracy === null ? "no accuracy measured" : JSON.stringify(accuracy);
  return `${name}: ${built.entries} entries, answers from ${agent.answerFrom.toFixed(2)}, ${measured}`;
}

/** Starts one of the scripted models. */
async function scriptedModel(name: string, folder: string, home: string) {
  const script = scriptedModels[name as keyof typeof scriptedModels];
  if (script === undefined) throw new Error(`--model is one of ${Object.keys(scriptedModels).join(", ")}`);
  const provider = await modelProvider();
  const score = await readScore(resolve(home, folder));
  return Object.assign(provider, scriptedResearcher(provider, script, score));
}

/**
 * Runs `npm run eval -- conversations FOLDER [--suite NAME] [--write FILE] [--transcript FILE] [--figures] [--model
 * NAME]`; the last line is one JSON object. `--transcript` also writes every turn with its reply, including right
 * ones, for reading as a customer. `--figures` prints only what was measured at each training beside the result,
 * and writes nothing, for businesses whose questions and answers nobody may read. `--model` lets a scripted
 * language model search when the engine is uncertain: `perfect` measures the loop itself, and the others give wrong
 * answers.
 */
export async function runConversations(args: string[], home: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      suite: { type: "string" },
      write: { type: "string" },
      transcript: { type: "string" },
      figures: { type: "boolean" },
      model: { type: "string" },
    },
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new Error("usage: npm run eval -- conversations FOLDER [--suite NAME] [--write FILE]");
  try {
    const suites: MeasuredSuite[] = [];
    const scripted = values.model === undefined ? undefined : await scriptedModel(values.model, folder, home);
    const rows = await evaluateConversations(
      resolve(home, folder),
      values.suite,
      (suite) => {
        suites.push({ name: suite.name, estimate: suite.built.report.estimate });
        if (!values.figures) console.log(trained(suite));
      },
      scripted?.researcher,
    );
    await scripted?.[Symbol.asyncDispose]();
    if (scripted) console.log(`the model: ${JSON.stringify(scripted.figures)}`);
    if (values.figures) {
      console.log(accuracyTable(suites, rows));
      return;
    }
    console.log(`\n${table(rows)}\n\n${accuracyTable(suites, rows)}`);
    const file = resolve(home, values.write ?? "data/conversations.md");
    const notRight = rows.filter((row) => row.verdict !== "right");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, notRight.map(described).join("\n"));
    console.log(`\n${notRight.length} turns that are not right: ${file}`);
    if (values.transcript !== undefined) writeFileSync(resolve(home, values.transcript), transcript(rows));
    const answerable = shares(rows.filter((row) => row.answerable));
    console.log(JSON.stringify({ answerable, others: shares(rows.filter((row) => !row.answerable)) }));
  } finally {
    closeReaders();
  }
}
