import { afterAll, beforeAll, expect, test } from "vitest";
import { killAt, type KillableServer, startKillableServer, steps } from "#server/testing/killable-server.ts";

const minutes = 180_000;
let server: KillableServer;

beforeAll(async () => {
  server = await startKillableServer();
}, minutes);

afterAll(() => server[Symbol.asyncDispose](), minutes);

test.each(steps)(
  "A05: $by: kill -9 $name: one message, one answer, nothing twice",
  async (step) => {
    const { answer, arrived } = step.ends;
    expect(await killAt(server, step)).toEqual({ messages: 1, answers: [answer], arrived });
  },
  minutes,
);
