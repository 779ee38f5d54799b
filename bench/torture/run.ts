// npm run torture [-- day|deliveries|abuse|input|messages|tenancy|kills] [--rounds N] [--seed S] [--resume] [--state FILE]: the
// product under faults. Without a word it plays rounds of every kind by the seed; `day` lets every single call of a
// scripted day fail in turn; `deliveries` cuts off the answers to 500 replies and has 100 new customers write ten messages
// at once, for every 100 rounds; `abuse` plays every attack on the agent with a language model that obeys; `input` sends N
// malformed deliveries to each address that a platform calls and reads 10 × N broken mails; `messages` sends the engine a
// text of every block of Unicode and N generated messages; `tenancy` tries every id of another business in every call
// that takes one; `kills` kills a worker N / 20 times at any moment, and each of four processes under load. What has been
// done of the first two is kept in the state file; --resume goes on there. Ctrl-C ends them after the round.
import { parseArgs } from "node:util";
import { endProcess } from "#server/end-process.ts";
import { hash, createSeededRandom } from "#server/versions/quality/seeded.ts";
import { callFaults, nameOf } from "#server/testing/torture/faults.ts";
import {
  chooseKind,
  openStage,
  roundKinds,
  runCallFault,
  type Stage,
} from "#server/testing/torture/rounds.ts";
import { startTorturedServer } from "#server/testing/torture/tortured-server.ts";
import { runTests } from "./run-tests.ts";
import { countRound, printState, readState, saveState, type TortureState } from "./state.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "100" },
    seed: { type: "string", default: "wakil" },
    resume: { type: "boolean", default: false },
    state: { type: "string", default: "torture.json" },
  },
});
const mode = positionals[0] ?? "rounds";
/** After this many days without a matching call, the day has no such call. */
const maxUnmet = 2;
let unmet = 0;

async function playRound(stage: Stage, state: TortureState): Promise<boolean> {
  const random = createSeededRandom(`${state.seed} ${hash(String(state.rounds))}`);
  const kind = chooseKind(random);
  const result = await roundKinds[kind]!.run(stage, random);
  countRound(state, kind, { ...result, wrongs: result.wrongs.map((wrong) => `${kind}: ${wrong}`) });
  return true;
}

async function playFailingDay(stage: Stage, state: TortureState): Promise<boolean> {
  const { day } = state;
  const fault = callFaults[day.fault];
  if (!fault) return false;
  const result = await runCallFault(stage, day.fault, day.k);
  countRound(state, `the k-th call fails: ${nameOf(fault)}`, result);
  if (result.met === null) unmet += 1;
  else {
    unmet = 0;
    day.met[nameOf(fault)] = (day.met[nameOf(fault)] ?? 0) + 1;
  }
  if (unmet < maxUnmet) day.k += 1;
  else {
    unmet = 0;
    Object.assign(day, { fault: day.fault + 1, k: 1 });
  }
  return true;
}

/**
 * Plays rounds with a server of its own until all are done, the limit is reached or Ctrl-C is pressed. Resolves with
 * the number of failures.
 */
async function playWithServer(
  play: (stage: Stage, state: TortureState) => Promise<boolean>,
): Promise<number> {
  const state = readState(values.state, values.seed, values.resume);
  let isEnding = false;
  process.on("SIGINT", () => (isEnding = true));
  await using server = await startTorturedServer();
  const stage = await openStage(server);
  for (let round = 0; round < Number(values.rounds) && !isEnding; round += 1) {
    const before = state.wrongs.length;
    if (!(await play(stage, state))) break;
    for (const wrong of state.wrongs.slice(before)) console.error(`round ${state.rounds}: ${wrong}`);
    if (state.rounds % 10 === 0) console.error(`${state.rounds} rounds`);
    saveState(values.state, state);
  }
  printState(state);
  return state.wrongs.length;
}

const modes: Record<string, () => Promise<number>> = {
  rounds: () => playWithServer(playRound),
  day: () => playWithServer(playFailingDay),
  deliveries: async () => runTests("deliveries", Number(values.rounds), values.seed),
  abuse: async () => runTests("abuse", Number(values.rounds), values.seed),
  input: async () => runTests("input", Number(values.rounds), values.seed),
  messages: async () => runTests("messages", Number(values.rounds), values.seed),
  tenancy: async () => runTests("tenancy", Number(values.rounds), values.seed),
  kills: async () => runTests("kills", Number(values.rounds), values.seed),
};
const play = modes[mode];
if (!play) {
  console.error(
    `usage: npm run torture [-- ${Object.keys(modes).join("|")}] [--rounds N] [--seed S] [--resume]`,
  );
  process.exit(2);
}
endProcess((await play()) > 0 ? 1 : 0);
