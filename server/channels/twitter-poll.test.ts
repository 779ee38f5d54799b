import { expect, test } from "vitest";
import { readEvents } from "#server/testing/adapter-deliveries.ts";
import { account, connectX, person, startTime } from "#server/testing/connect-x.ts";
import { twitter } from "./twitter.ts";
import { hasBacklog } from "./twitter-poll.ts";

const minuteMs = 60_000;

test("X: where no webhook reaches us, messages and mentions are asked for once each, from the connecting on", async () => {
  await using side = await connectX({ webhook: false });
  const { context, xSide } = side;
  expect(side.connection.details["webhook"]).toBeNull();
  let { connection } = side;
  const sync = async () => {
    const found = await twitter.sync?.(context, connection);
    connection = { ...connection, details: { ...connection.details, ...found?.change?.details } };
    return found?.events ?? [];
  };
  expect(await sync()).toEqual([]);
  const ids = Array.from({ length: 130 }, (_, index) => xSide.write(account, person, `سؤال ${index}`));
  const mention = xSide.mention(account, person, "@suhailroasters سؤال");
  const events = await sync();
  expect(events.map(({ externalId }) => externalId).toSorted()).toEqual(
    [...ids.map((id) => `dm:${id}`), `post:${mention}`].toSorted(),
  );
  expect(await sync()).toEqual([]);
  const read = await readEvents(
    twitter,
    events.map(({ body }) => body),
    connection,
  );
  expect(read.find((event) => event.kind === "message" && event.messageKind === "text")).toMatchObject({
    from: { name: "نورة" },
  });
});

test("X: a backlog longer than a look is read to its end, and what is new meanwhile first", async () => {
  await using side = await connectX({ webhook: false });
  const { context, xSide } = side;
  let { connection } = side;
  let now = startTime;
  const poll = async () => {
    side.at((now = new Date(now.getTime() + minuteMs)));
    const found = await twitter.sync?.(context, connection);
    connection = { ...connection, details: { ...connection.details, ...found?.change?.details } };
    return found?.events.map(({ externalId }) => externalId) ?? [];
  };
  const write = (count: number) =>
    Array.from({ length: count }, (_, index) => `dm:${xSide.write(account, person, `سؤال ${index}`)}`);
  const mention = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `post:${xSide.mention(account, person, `@suhailroasters سؤال ${index}`)}`,
    );
  const expected = [...write(1640), ...mention(640)];
  const seen = new Set(await poll());
  expect(seen.size).toBe(1000);
  // A second backlog arises before the first is read, and X no longer accepts its page token.
  const later = write(720);
  const found = await poll();
  expect(found).toContain(later.at(-1));
  for (const id of found) seen.add(id);
  xSide.faults.next.push({
    path: "dm_events",
    fault: { kind: "answer", answer: { status: 503, body: "" } },
  });
  for (let left = 300; left > 0 && hasBacklog(connection); left--) {
    if (left === 298)
      connection.details["messagesRest"] = (
        connection.details["messagesRest"] as { page: string; floor: string }[]
      ).map((one) => ({ ...one, page: "forgotten" }));
    try {
      for (const id of await poll()) seen.add(id);
    } catch (problem) {
      expect((problem as Error).message).toBe("answer 503");
    }
  }
  expect([...expected, ...later].filter((id) => !seen.has(id))).toEqual([]);
  expect(hasBacklog(connection)).toBe(false);
  expect(await poll()).toEqual([]);
});

test("X: a look that loses its mark, and then X, goes on there the next time", async () => {
  await using side = await connectX({ webhook: false });
  const { context, xSide } = side;
  let { connection } = side;
  const written = Array.from(
    { length: 150 },
    (_, index) => `dm:${xSide.write(account, person, `سؤال ${index}`)}`,
  );
  const answer = (status: number) => ({ kind: "answer", answer: { status, body: "" } }) as const;
  // X returns the first page, rejects the token of the second, and is unavailable for the repeated first request.
  let isRefused = false;
  xSide.faults.next.push(
    {
      path: "pagination_token",
      get fault() {
        isRefused = true;
        return answer(400);
      },
    },
    {
      get path() {
        return isRefused ? "dm_events" : "nothing yet";
      },
      fault: answer(503),
    },
  );
  const seen = new Set<string>();
  let now = startTime;
  for (let looks = 0; looks < 2; looks++) {
    side.at((now = new Date(now.getTime() + minuteMs)));
    const found = await twitter.sync?.(context, connection);
    connection = { ...connection, details: { ...connection.details, ...found?.change?.details } };
    for (const { externalId } of found?.events ?? []) seen.add(externalId);
    if (looks === 0) expect(seen.size).toBe(100);
  }
  expect(written.filter((id) => !seen.has(id))).toEqual([]);
});

test("X: connected again, the account is read from where it was left", async () => {
  await using side = await connectX({ webhook: false });
  const { context, connection, xSide } = side;
  const missed = xSide.write(account, person, "هل أحد هنا؟");
  const details = twitter.resume?.({ username: "suhailroasters" }, connection.details) ?? {};
  const change = await twitter.activate?.(context, { ...connection, details });
  const again = { ...connection, details: { ...details, ...change?.details } };
  const found = await twitter.sync?.(context, again);
  expect(found?.events.map(({ externalId }) => externalId)).toEqual([`dm:${missed}`]);
});

test("X: what webhook and look both bring has one id", async () => {
  await using side = await connectX({ webhook: true });
  side.xSide.write(account, person, "سلام");
  side.xSide.mention(account, person, "@suhailroasters سلام");
  const pushed = (await side.events()).map(({ externalId }) => externalId).toSorted();
  const polled = await twitter.sync?.(side.context, side.connection);
  expect(polled?.events.map(({ externalId }) => externalId).toSorted()).toEqual(pushed);
  expect(pushed).toHaveLength(2);
});
