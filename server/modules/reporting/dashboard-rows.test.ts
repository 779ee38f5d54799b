import { expect, test } from "vitest";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const riyadh = (local: string) => new Date(`${local}:00+03:00`);

test("C200 C202 customers of the period, and those who came back in it, are counted as the list finds them", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  app.setClock(riyadh("2026-11-20T12:00"));
  const write = (at: string) =>
    seedConversation(app, owner.organizationId, {
      at: riyadh(at),
      messages: Array.from({ length: 5 }, () => ({ author: "customer", text: "سؤال", at: riyadh(at) })),
    });
  await write("2026-11-13T23:59");
  const returning = await write("2026-11-14T00:00");
  await write("2026-11-19T10:00");
  await app.database.ownerPool.query("update customers set first_seen_at = $1 where id = $2", [
    riyadh("2026-10-01T10:00"),
    returning.customerId,
  ]);
  const { body } = await app.request({ path: "/api/dashboard/?period=weekly", token: owner.token });
  const { unique_customers: count, patterns, from_day: fromDay } = body.data;
  const list = (query: string) => app.request({ path: `/api/customers/?${query}`, token: owner.token });
  const countFound = async (query: string) => (await list(query)).body.meta.total;
  expect(count).toBe(2);
  expect(await countFound(`wrote_from=${fromDay}`)).toBe(2);
  expect(patterns).toContainEqual({ kind: "returning", value: 1, share: 0.5, of: 2 });
  const back = await list(`wrote_from=${fromDay}&new_before=${fromDay}`);
  expect(back.body.data.map(({ id }: { id: string }) => id)).toEqual([returning.customerId]);
  expect((await list("wrote_from=yesterday")).status).toBe(400);
});

test("C200 the team's first replies and closings are timed from the handover and the first message, and lead to their tickets", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { token, organizationId } = owner;
  const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
  const post = async (path: string, json: object) =>
    expect((await app.request({ path, token, json })).status).toBe(200);
  /** Creates a ticket that is handed over a minute after its first message, replied to twice, and closed. */
  const handle = async (local: string, waited: number, open?: number) => {
    const openedAt = riyadh(local);
    const { ticketId } = await seedConversation(app, organizationId, {
      at: openedAt,
      status: "deferred",
      messages: [{ author: "customer", text: "سؤال", at: minutesAfter(openedAt, 1) }],
    });
    app.setClock(minutesAfter(openedAt, 1 + waited));
    await post(`/api/tickets/${ticketId}/reply/`, { text: "أهلًا" });
    app.setClock(minutesAfter(openedAt, 2 + waited));
    await post(`/api/tickets/${ticketId}/reply/`, { text: "شيء آخر؟" });
    if (open !== undefined) {
      app.setClock(minutesAfter(openedAt, open));
      await post(`/api/tickets/${ticketId}/close/`, { reason: "resolved" });
    }
    return ticketId;
  };
  await handle("2026-11-10T10:00", 90, 240);
  const quick = await handle("2026-11-15T10:00", 4, 60);
  const slow = await handle("2026-11-16T10:00", 120, 300);
  const open = await handle("2026-11-17T10:00", 30);
  // The agent's own tickets, and those that are closed automatically, do not count for the team.
  await seedConversation(app, organizationId, { at: riyadh("2026-11-18T10:00"), status: "closed" });
  app.setClock(riyadh("2026-11-20T12:00"));
  const { data } = (await app.request({ path: "/api/dashboard/", token })).body;
  expect(data.reply_time).toEqual({ count: 3, median: 30 * 60, previous_median: 90 * 60 });
  expect(data.resolution_time).toEqual({ count: 2, median: 60 * 60, previous_median: 240 * 60 });
  const list = async (query: string) => {
    const { body } = await app.request({ path: `/api/tickets/?order=newest&${query}`, token });
    return body.data.map(({ id }: { id: string }) => id);
  };
  expect(await list(`handled=replied&handled_from=${data.from_day}`)).toEqual([open, slow, quick]);
  expect(await list(`handled=closed&handled_from=${data.from_day}`)).toEqual([slow, quick]);
  expect(await list("handled=closed")).toHaveLength(3);
  const file = await app.request({ path: "/api/dashboard/export/", token });
  expect(file.bytes.toString("utf8")).toContain("(median),30,90\r\n");
});
