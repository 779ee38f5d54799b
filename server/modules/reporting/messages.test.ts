import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { type SeedMessage, seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const riyadh = (local: string) => new Date(`${local}:00+03:00`);
const texts = { answer: "أوقات العمل", clarify: "أي فرع؟", handover: "حوّلت رسالتك", smalltalk: "أهلًا" };

/**
 * Creates a shop to which customers wrote in the weeks and months before Friday, 20 November 2026, 12:00 in Riyadh.
 */
async function shop() {
  const app = await testApp();
  app.setClock(riyadh("2026-11-20T12:00"));
  const owner = await signUpOwner(app);
  const ask = (at: string, decision: keyof typeof texts, more: Partial<SeedMessage> = {}, channel = "chat") =>
    seedConversation(app, owner.organizationId, {
      at: riyadh(at),
      channel,
      messages: [
        { author: "customer", text: `سؤال ${at}`, at: riyadh(at), ...more },
        { author: "agent", text: texts[decision], decision, at: riyadh(at) },
      ],
    });
  const get = (path: string, token = owner.token) => app.request({ path, token });
  const total = async (query: string): Promise<number> => {
    const { status, body } = await get(`/api/messages/?page_size=100&${query}`);
    expect([query, status]).toEqual([query, 200]);
    expect(body.data).toHaveLength(Math.min(100, body.meta.total));
    return body.meta.total;
  };
  return { app, owner, ask, get, total, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

/**
 * Adds messages on every day of two weeks, at hours that differ from day to day, some of them after hours and past
 * midnight.
 */
async function fill({ ask }: Awaited<ReturnType<typeof shop>>) {
  const decisions = ["answer", "handover", "clarify", "smalltalk"] as const;
  for (let day = 7; day <= 19; day += 1)
    for (let turn = 0; turn <= day % 3; turn += 1) {
      const hour = String((day * 5 + turn * 7) % 24).padStart(2, "0");
      await ask(
        `2026-11-${String(day).padStart(2, "0")}T${hour}:${turn === 1 ? "45" : "10"}`,
        decisions[(day + turn) % 4] as (typeof decisions)[number],
        { language: turn === 1 ? "en" : "ar" },
        turn === 2 ? "email" : "chat",
      );
    }
  for (const at of ["2026-11-20T10:05", "2026-11-20T10:40", "2026-11-20T08:00"]) await ask(at, "answer");
  await ask("2026-10-28T23:30", "answer");
  await ask("2026-08-31T23:59", "handover");
  await ask("2026-09-01T00:00", "answer");
}

const lastDayOf = (date: string, period: string) =>
  period === "annual"
    ? new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).toISOString().slice(0, 10)
    : date;

test.each([
  ["weekly", "Asia/Riyadh"],
  ["monthly", "Asia/Riyadh"],
  ["annual", "Asia/Riyadh"],
  ["weekly", "America/New_York"],
])("C200 C202 each figure of the %s dashboard is the number of its rows, in %s", async (period, zone) => {
  await using on = await shop();
  await fill(on);
  const { ownerPool } = on.app.database;
  await ownerPool.query("update organizations set time_zone = $1", [zone]);
  const { data } = (await on.get(`/api/dashboard/?period=${period}`)).body;
  const from = data.from_day;
  expect(await on.total(`kind=reply&from=${from}`)).toBe(data.interactions);
  expect(await on.total(`kind=answered&from=${from}`)).toBe(data.answered);
  expect(await on.total(`kind=answered&hours=after&from=${from}`)).toBe(data.answered_after_hours);
  expect(await on.total(`kind=handed_over&from=${from}`)).toBe(data.handed_over);
  expect(data.answered_after_hours).toBeGreaterThan(0);
  expect(data.handed_over).toBeGreaterThan(0);
  for (const bar of data.bars) {
    const days = `from=${bar.date}&to=${lastDayOf(bar.date, period)}`;
    expect(await on.total(`kind=concluded&${days}`)).toBe(bar.in_hours + bar.after_hours + bar.handed_over);
    expect(await on.total(`kind=answered&hours=open&${days}`)).toBe(bar.in_hours);
    expect(await on.total(`kind=answered&hours=after&${days}`)).toBe(bar.after_hours);
    expect(await on.total(`kind=handed_over&${days}`)).toBe(bar.handed_over);
  }
  const count = (kind: string) => {
    const found = data.patterns.find((pattern: { kind: string }) => pattern.kind === kind);
    return { value: found.value, count: Math.round(found.share * found.of), of: found.of };
  };
  const day = count("busiest_day");
  expect(await on.total(`from=${from}&weekday=${day.value}`)).toBe(day.count);
  const hour = count("busiest_hour");
  expect(await on.total(`from=${from}&hour=${hour.value}`)).toBe(hour.count);
  expect(await on.total(`from=${from}`)).toBe(hour.of);
  const late = count("after_hours");
  expect(await on.total(`from=${from}&hours=after`)).toBe(late.count);
  const arabic = count("languages");
  expect(await on.total(`from=${from}&language=ar`)).toBe(arabic.count);
  const { channel, share } = data.top_channel;
  expect(await on.total(`from=${from}&channel=${channel}`)).toBe(Math.round(share * hour.of));
});

test("a row has the message, what it answers, its customer and the ticket in which it goes on", async () => {
  await using on = await shop();
  const question = await on.ask("2026-11-19T10:00", "handover");
  const other = await on.ask("2026-11-18T10:00", "answer");
  const [reply] = (await on.get("/api/messages/?kind=handed_over")).body.data;
  expect(reply).toEqual({
    id: question.messageIds[1],
    author: "agent",
    text: texts.handover,
    question: "سؤال 2026-11-19T10:00",
    decision: "handover",
    channel: "chat",
    customer: { id: question.customerId, number: question.customerNumber, name: null },
    ticket: { id: question.ticketId, number: question.ticketNumber },
    created_at: riyadh("2026-11-19T10:00").toISOString(),
  });
  const { ownerPool } = on.app.database;
  await ownerPool.query("update messages set deleted_at = now() where id = $1", [question.messageIds[0]]);
  await ownerPool.query("update tickets set customer_id = $1", [question.customerId]);
  const merged = await on.app.request({
    path: `/api/tickets/${question.ticketId}/merge/`,
    token: on.owner.token,
    json: { into_id: other.ticketId },
  });
  expect(merged.status).toBe(200);
  expect((await on.get("/api/messages/?kind=handed_over")).body.data[0]).toMatchObject({
    question: "",
    ticket: { id: other.ticketId, number: other.ticketNumber },
  });
});

test("messages are listed to members of every role, a page at a time, and to nobody else", async () => {
  await using on = await shop();
  for (const minute of ["10", "20", "30"]) await on.ask(`2026-11-19T10:${minute}`, "answer");
  const { body } = await on.get("/api/messages/?page=2&page_size=2");
  expect(body.meta).toEqual({ page: 2, page_size: 2, total: 3 });
  expect(body.data.map(({ text }: { text: string }) => text)).toEqual(["سؤال 2026-11-19T10:10"]);
  for (const role of ["manager", "agent"] as const) {
    const member = await addMember(on.app, on.owner, role);
    expect([role, (await on.get("/api/messages/", member.token)).body.meta.total]).toEqual([role, 3]);
  }
  const stranger = await signUpOwner(on.app);
  expect((await on.get("/api/messages/", stranger.token)).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
  expect((await on.app.request({ path: "/api/messages/" })).status).toBe(401);
  for (const wrong of ["weekday=7", "hour=24", "hours=late", "kind=staff", "from=yesterday"])
    expect([wrong, (await on.get(`/api/messages/?${wrong}`)).status]).toEqual([wrong, 400]);
});
