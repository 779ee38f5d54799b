import { setTimeout as sleep } from "node:timers/promises";
import { killAt, steps } from "#server/testing/crash-test-server.ts";
import { type Day, emptyDay, playDay, say, type StaffTicket } from "./day.ts";
import {
  armCallFault,
  callFaults,
  fillDatabaseDisk,
  fillDisk,
  nameOf,
  takeAllConnections,
} from "./faults.ts";
import { findWrongs, forgetDay, settle } from "./history.ts";
import type { RoundResult } from "./round-result.ts";
import { startSecondServer } from "./second-server.ts";
import type { TorturedServer } from "./tortured-server.ts";

/** The server and the ticket of a run. */
export interface Stage {
  server: TorturedServer;
  ticket: StaffTicket;
}

type Random = () => number;

/** Duration of an outage in milliseconds, in which the product notices it, refuses calls and retries. */
const outageMs = 1_500;
const longestLifeMs = 1_500;
const hour = 3_600_000;
const jumpsMs = [-26 * hour, -hour, -60_000, 60_000, hour, 26 * hour, 40 * 24 * hour];

/** Creates the customer whose ticket staff answer on. */
export async function openStage(server: TorturedServer): Promise<Stage> {
  const { product, app } = server;
  const number = product.write();
  await settle(server);
  const { rows } = await product.client.query<{ id: string }>(
    `select t.id from tickets t join contacts c on c.conversation_id = t.conversation_id where c.external_id = $1`,
    [number],
  );
  const ticket = { id: rows[0]?.id ?? "", number };
  // The first reply assigns the ticket to staff, so that every later reply finds the same state.
  await app.request({
    path: `/api/tickets/${ticket.id}/reply/`,
    token: product.owner.token,
    json: { text: "أهلاً" },
  });
  await settle(server);
  return { server, ticket };
}

async function judge({ server, ticket }: Stage, day: Day): Promise<RoundResult> {
  await settle(server);
  const wrongs = await findWrongs(server, ticket, day);
  const acknowledged = day.contacts.length + day.chats.length + day.staffReplies.length + day.sources.length;
  await forgetDay(server, ticket);
  return { acknowledged, refused: day.refused, wrongs };
}

/** Plays a day on which the k-th call of one kind fails. */
export async function runCallFault(stage: Stage, fault: number, k: number): Promise<RoundResult> {
  const kind = callFaults[fault];
  if (!kind) throw new Error(`there is no fault ${fault}`);
  const armed = armCallFault(stage.server, kind, k);
  const day = emptyDay();
  await playDay(stage.server, stage.ticket, day);
  await settle(stage.server);
  const met = await armed.end();
  const result = await judge(stage, day);
  return { ...result, met, wrongs: result.wrongs.map((wrong) => `${nameOf(kind)} ${k} (${met}): ${wrong}`) };
}

/** Plays a day in the middle of which something happens and ends again. */
async function dayAround(stage: Stage, happen: (day: Day) => Promise<void>): Promise<RoundResult> {
  const day = emptyDay();
  const playing = playDay(stage.server, stage.ticket, day);
  await happen(day);
  await playing;
  await playDay(stage.server, stage.ticket, day);
  return judge(stage, day);
}

async function killAtRandom(stage: Stage, random: Random): Promise<RoundResult> {
  const { product } = stage.server;
  return dayAround(stage, async () => {
    await sleep(random() * longestLifeMs);
    await product.kill();
    await product.start();
  });
}

async function killAtStep(stage: Stage, random: Random): Promise<RoundResult> {
  const step = steps[Math.floor(random() * steps.length)];
  if (!step) throw new Error("there are no steps");
  const outcome = await killAt(stage.server.product, step);
  const { answer, arrived } = step.ends;
  const isRight = outcome.messages === 1 && outcome.answers.join() === answer && outcome.arrived === arrived;
  await settle(stage.server);
  await forgetDay(stage.server, stage.ticket);
  return {
    acknowledged: 1,
    refused: 0,
    wrongs: isRight ? [] : [`${step.by}: ${step.name}: ${JSON.stringify(outcome)}`],
  };
}

async function stopDatabase(stage: Stage, random: Random): Promise<RoundResult> {
  const { database, client } = stage.server.product;
  return dayAround(stage, async () => {
    await sleep(random() * 300);
    await client.query("checkpoint").catch(() => {});
    await database.stop();
    await sleep(outageMs);
    await database.start();
    await stage.server.product.reconnect();
    await untilReady(stage);
  });
}

/** Kills PostgreSQL with kill -9; the next process recovers from its log, like a replica that takes over. */
async function killDatabase(stage: Stage, random: Random): Promise<RoundResult> {
  const { database } = stage.server.product;
  return dayAround(stage, async () => {
    await sleep(random() * 300);
    const pid = database.pid();
    if (pid !== null) process.kill(pid, "SIGKILL");
    await sleep(outageMs);
    await database.stop();
    await database.start();
    await stage.server.product.reconnect();
    await untilReady(stage);
  });
}

async function exhaustConnections(stage: Stage, random: Random): Promise<RoundResult> {
  return dayAround(stage, async () => {
    await sleep(random() * 300);
    const giveBack = await takeAllConnections(stage.server);
    await sleep(outageMs);
    await giveBack();
    await untilReady(stage);
  });
}

async function fillDisks(stage: Stage, random: Random): Promise<RoundResult> {
  return dayAround(stage, async (day) => {
    await sleep(random() * 300);
    const empty = fillDisk(stage.server);
    const emptyDatabase = await fillDatabaseDisk(stage.server);
    await playDay(stage.server, stage.ticket, day);
    await emptyDatabase();
    empty();
  });
}

/** Moves the product's clock, but not the database's. */
async function jumpClock(stage: Stage, random: Random): Promise<RoundResult> {
  const clockOffsetMs = jumpsMs[Math.floor(random() * jumpsMs.length)] ?? 0;
  return dayAround(stage, async (day) => {
    await sleep(random() * 300);
    stage.server.setControl({ clockOffsetMs });
    await sleep(150);
    await playDay(stage.server, stage.ticket, day);
    await settle(stage.server);
    stage.server.setControl({ clockOffsetMs: 0 });
    await sleep(150);
  });
}

async function terminateUnderLoad(stage: Stage, random: Random): Promise<RoundResult> {
  return dayAround(stage, async (day) => {
    const { product } = stage.server;
    let isOver = false;
    const lanes = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        await say(stage.server, day, "هل توصلون إلى جدة؟");
        await sleep(20);
      }
    });
    await sleep(300 + random() * 500);
    const { code, stderr } = await product.terminate();
    if (code !== 0 || stderr) day.unexpected.push(`SIGTERM: code ${code}: ${stderr.slice(0, 300)}`);
    isOver = true;
    await Promise.all(lanes);
    await product.start();
  });
}

async function untilReady({ server }: Stage): Promise<void> {
  for (;;) {
    const ready = await fetch(`${server.product.url}/readyz`).catch(() => null);
    if (ready?.status === 200) return;
    await sleep(50);
  }
}

/** The kinds of rounds, with their frequency in a hundred. */
export const roundKinds: Record<
  string,
  { weight: number; run: (stage: Stage, random: Random) => Promise<RoundResult> }
> = {
  "kill -9 at a labelled step": { weight: 30, run: killAtStep },
  "kill -9 at random": { weight: 23, run: killAtRandom },
  "database stopped": { weight: 6, run: stopDatabase },
  "database killed": { weight: 6, run: killDatabase },
  "out of connections": { weight: 8, run: exhaustConnections },
  "disks full": { weight: 8, run: fillDisks },
  "clock jumps": { weight: 9, run: jumpClock },
  "SIGTERM under load": { weight: 8, run: terminateUnderLoad },
  "a second server on one directory": { weight: 2, run: startSecondServer },
};

export function chooseKind(random: Random): string {
  let left = random() * 100;
  for (const [name, { weight }] of Object.entries(roundKinds)) {
    left -= weight;
    if (left < 0) return name;
  }
  return "kill -9 at random";
}
