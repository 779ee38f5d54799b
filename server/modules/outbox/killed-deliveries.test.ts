import { afterAll, beforeAll, expect, test } from "vitest";
import { killAt, type KilledServer, killedServer, steps } from "#server/testing/killed-server.ts";

const minutes = 180_000;
let server: KilledServer;

beforeAll(async () => {
  server = await killedServer();
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
