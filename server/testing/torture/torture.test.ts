import { afterAll, beforeAll, expect, test } from "vitest";
import { createSeededRandom } from "#server/versions/quality/seeded.ts";
import { emptyDay, playDay } from "./day.ts";
import { callFaults, nameOf } from "./faults.ts";
import { findWrongs, forgetDay, settle } from "./history.ts";
import { openStage, roundKinds, runCallFault, type Stage } from "./rounds.ts";
import { startTorturedServer, type TorturedServer } from "./tortured-server.ts";

// The part of `npm run torture` that belongs to every test run: some rounds by a fixed seed.
const minutes = 180_000;
/** A day makes about 460 pieces to the database, 10 calls to platforms, 10 to the mail server and 6 writes to the disk. */
const maxK = { database: 300, platform: 8, mail: 6, disk: 4 };
let server: TorturedServer;
let stage: Stage;

beforeAll(async () => {
  server = await startTorturedServer();
  stage = await openStage(server);
}, minutes);

afterAll(() => server[Symbol.asyncDispose](), minutes);

test(
  "the check of a day finds a message that is lost, an answer that arrives twice and a mail that was never sent",
  async () => {
    const day = emptyDay();
    await playDay(server, stage.ticket, day);
    await settle(server);
    expect(await findWrongs(server, stage.ticket, day)).toEqual([]);
    const { client } = server.product;
    const [lost, present] = day.chats as [string, string];
    await client.query("delete from messages where id = $1 or reply_to = $1", [lost]);
    const number = day.contacts[0] as string;
    server.product.platforms.whatsapp.state.lines.push(
      ...server.product.platforms.whatsapp.state.lines.filter(
        (line) => line.side === "business" && line.person === number,
      ),
    );
    server.mailServer.receivedMails.length = 0;
    const wrongs = (await findWrongs(server, stage.ticket, day)).join("\n");
    expect(wrongs).toContain(`chat ${lost}: acknowledged, and not there`);
    expect(wrongs).toContain(`${number}: the answer arrived 2 times`);
    expect(wrongs).toContain("counts as sent, and the mail server has none");
    expect(wrongs).not.toContain(present);
    await forgetDay(server, stage.ticket);
  },
  minutes,
);

test.each(callFaults.map((kind, fault) => ({ name: nameOf(kind), fault, most: maxK[kind.target] })))(
  "A06 A11: one call of a day fails ($name): nothing acknowledged is lost or doubled",
  async ({ name, fault, most }) => {
    const random = createSeededRandom(`the fast part, ${name}`);
    const result = await runCallFault(stage, fault, 1 + Math.floor(random() * most));
    expect(result.wrongs).toEqual([]);
    expect(result.met).not.toBeNull();
  },
  minutes,
);

test.each(["disks full", "out of connections", "clock jumps"])(
  "A09: %s in the middle of a day: nothing acknowledged is lost or doubled",
  async (kind) => {
    const result = await roundKinds[kind]!.run(stage, createSeededRandom(`the fast part, ${kind}`));
    expect(result.wrongs).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(0);
  },
  minutes,
);
