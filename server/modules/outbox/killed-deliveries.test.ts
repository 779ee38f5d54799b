import { afterAll, beforeAll, expect, test } from "vitest";
import {
  killAt,
  type CrashTestServer,
  startCrashTestServer,
  steps,
} from "#server/testing/crash-test-server.ts";

const minutes = 180_000;
let server: CrashTestServer;

beforeAll(async () => {
  server = await startCrashTestServer();
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
