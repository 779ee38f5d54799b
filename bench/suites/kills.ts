import { setTimeout as sleep } from "node:timers/promises";
import {
  type CrashTestServer,
  killAt,
  startCrashTestServer,
  steps,
} from "#server/testing/crash-test-server.ts";
import type { MessageOutcome, MessageProgress } from "#server/testing/message-outcome.ts";

const minute = 60_000;
/**
 * After this many kills or milliseconds customers stop writing, and all messages are checked. Platforms retry for
 * longer.
 */
const round = { kills: 5, mostMs: 12_000 };
/** Maximum time in milliseconds before a process is killed; a message needs about a third of it. */
const maxLifeMs = 1_500;
const customers = 3;
/** Response time of the model in milliseconds, as in production; otherwise most kills would meet an idle process. */
const modelMs = 200;
const platformMs = 60;

interface Wrong {
  at: string;
  outcome: MessageOutcome;
}

/**
 * Measures A05: the whole product is killed with kill -9 at each labelled step between a customer's message and its
 * answer, and at random moments while customers write. `kills [minutes] [times]`: minutes of random kills (10), kills
 * at each step (1). Failures are printed at once, the figures at the end; Ctrl-C ends the run after the round.
 */
export async function run([minutes = "10", times = "1"]: string[]): Promise<object> {
  await using server = await startCrashTestServer();
  const wrong: Wrong[] = [];
  const report = (one: Wrong) => {
    wrong.push(one);
    console.error(JSON.stringify(one));
  };
  for (let time = 0; time < Number(times); time += 1) await killAtSteps(server, report);
  const figures = await killAtRandom(server, Number(minutes) * minute, report);
  return { labelled_kills: steps.length * Number(times), ...figures, wrong };
}

async function killAtSteps(server: CrashTestServer, report: (wrong: Wrong) => void): Promise<void> {
  for (const step of steps) {
    const outcome = await killAt(server, step);
    const { answer, arrived } = step.ends;
    if (outcome.messages !== 1 || outcome.answers.join() !== answer || outcome.arrived !== arrived)
      report({ at: `${step.by}: ${step.name}`, outcome });
  }
}

async function killAtRandom(server: CrashTestServer, ms: number, report: (wrong: Wrong) => void) {
  let end = performance.now() + ms;
  process.once("SIGINT", () => (end = 0));
  const met: Record<MessageProgress, number> = {
    arriving: 0,
    stored: 0,
    read: 0,
    answered: 0,
    sending: 0,
    over: 0,
  };
  let [kills, inTheMiddle, messages, unknown] = [0, 0, 0, 0];
  server.platforms.whatsapp.faults.latencyMs = platformMs;
  while (performance.now() < end) {
    const numbers: string[] = [];
    const roundEnd = performance.now() + round.mostMs;
    for (let kill = 0; kill < round.kills && performance.now() < roundEnd; kill += 1) {
      server.model.behave({ text: server.answerText, firstMs: modelMs });
      const life = Math.random() * maxLifeMs;
      const writing = Array.from({ length: customers }, async () => {
        await sleep(Math.random() * life);
        numbers.push(server.write());
      });
      await Promise.all([...writing, sleep(life)]);
      await server.kill();
      const standings = await server.progress(numbers);
      for (const standing of standings) met[standing] += 1;
      if (standings.some((standing) => standing !== "arriving" && standing !== "over")) inTheMiddle += 1;
      kills += 1;
      await server.start();
    }
    for (const number of numbers) {
      const outcome = await server.outcome(number);
      messages += 1;
      if (outcome.answers[0] === "uncertain") unknown += 1;
      if (!isRight(outcome)) report({ at: "a random moment", outcome });
    }
    console.error(`${kills} kills, ${messages} messages`);
  }
  const { over: _, ...where } = met;
  return {
    random_kills: kills,
    random_kills_in_the_middle_of_a_message: inTheMiddle,
    messages_met: where,
    messages,
    shown_as_unknown: unknown,
  };
}

/**
 * Whether a message was stored and answered once. An answer with an uncertain result may be shown at most once, and
 * staff see that it is uncertain.
 */
const isRight = ({ messages, answers, arrived }: MessageOutcome): boolean =>
  messages === 1 &&
  answers.length === 1 &&
  (answers[0] === "uncertain"
    ? arrived <= 1
    : ["sent", "delivered", "read"].includes(answers[0] ?? "") && arrived === 1);
