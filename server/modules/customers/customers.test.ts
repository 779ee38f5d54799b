import { expect, test } from "vitest";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

async function shop() {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const get = (path: string) => app.request({ path, token: owner.token });
  const change = (id: string, json: unknown) =>
    app.request({ method: "PATCH", path: `/api/customers/${id}/`, token: owner.token, json });
  return { app, ...owner, get, change, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test("C210 customers are listed last seen first, with their channel and tickets counted", async () => {
  await using on = await shop();
  const lama = await seedConversation(on.app, on.organizationId, {
    at: atMinute(1),
    customer: { name: "لمى", phone: "+966555550142" },
    status: "closed",
  });
  await seedConversation(on.app, on.organizationId, {
    at: atMinute(2),
    customer: { account_name: "ركن المذاق" },
  });
  await seedConversation(on.app, on.organizationId, { of: lama, at: atMinute(3), status: "deferred" });
  const { status, body } = await on.get("/api/customers/");
  expect(status).toBe(200);
  expect(body.meta).toEqual({ page: 1, page_size: 25, total: 2 });
  expect(body.data[0]).toEqual({
    id: lama.customerId,
    number: 1,
    name: "لمى",
    account_name: null,
    channel: "chat",
    tags: [],
    total_tickets: 2,
    open_tickets: 1,
    language: "ar",
    phone: "+966555550142",
    email: null,
    first_seen_at: atMinute(1).toISOString(),
    last_seen_at: atMinute(3).toISOString(),
  });
  expect(body.data[1]).toMatchObject({
    number: 2,
    name: null,
    account_name: "ركن المذاق",
    total_tickets: 1,
    open_tickets: 1,
  });
});

test("pages and search narrow the list; what is typed is only words", async () => {
  await using on = await shop();
  for (const [minute, name] of ["أُمّ ريان", "ام خالد", "Mohammed"].entries())
    await seedConversation(on.app, on.organizationId, {
      at: atMinute(minute),
      customer: { name, phone: `+96655555014${minute}` },
    });
  const names = async (query: Record<string, string>) => {
    const { body } = await on.get(`/api/customers/?${new URLSearchParams(query)}`);
    return [body.meta.total, ...body.data.map((customer: { name: string }) => customer.name)];
  };
  expect(await names({ page: "2", page_size: "2" })).toEqual([3, "أُمّ ريان"]);
  expect(await names({ page: "9" })).toEqual([3]);
  expect(await names({ q: "ام" })).toEqual([2, "ام خالد", "أُمّ ريان"]);
  expect(await names({ q: "MOHAMMED" })).toEqual([1, "Mohammed"]);
  expect(await names({ q: "٠٥٥٥٥٥٠١٤٠" })).toEqual([1, "أُمّ ريان"]);
  for (const q of ["%", "_", "' or true --", "\\", "));delete from customers;--"])
    expect(await names({ q })).toEqual([0]);
  expect((await on.get("/api/customers/?page_size=1000")).status).toBe(400);
});

test("C210 a customer's page has all tickets, newest activity first, and how often they wrote", async () => {
  await using on = await shop();
  const first = await seedConversation(on.app, on.organizationId, {
    at: atMinute(0),
    status: "closed",
    subject: "one",
    messages: [
      { author: "customer", text: "سؤال" },
      { author: "agent", text: "جواب", decision: "answer" },
    ],
  });
  await seedConversation(on.app, on.organizationId, {
    of: first,
    at: atMinute(9),
    subject: "two",
    messages: [{ author: "customer", text: "آخر" }],
  });
  await seedConversation(on.app, on.organizationId, {
    at: atMinute(10),
    messages: [{ author: "customer", text: "غيره" }],
  });
  const { status, body } = await on.get(`/api/customers/${first.customerId}/`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: first.customerId,
    messages: 2,
    order_number: null,
    total_tickets: 2,
  });
  expect(body.data.tickets.map((ticket: { subject: string }) => ticket.subject)).toEqual(["two", "one"]);
});

test("what staff corrects is trimmed and normalised; null and spaces clear, what is not sent stays", async () => {
  await using on = await shop();
  const { customerId } = await seedConversation(on.app, on.organizationId, {
    at: atMinute(0),
    customer: { name: "لمي", email: "old@brew.example" },
  });
  const changed = await on.change(customerId, {
    name: "  لمى السبيعي ",
    phone: "٠٥٥ ٥٥٥ ٠١٤٢",
    account_name: "Brew & Co.",
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    name: "لمى السبيعي",
    phone: "+966555550142",
    account_name: "Brew & Co.",
    email: "old@brew.example",
  });
  expect((await on.get(`/api/customers/?${new URLSearchParams({ q: "لمي السبيعى" })}`)).body.meta.total).toBe(
    1,
  );
  const cleared = await on.change(customerId, {
    name: null,
    account_name: "  ",
    email: " Lama@Brew.Example ",
  });
  expect(cleared.body.data).toMatchObject({
    name: null,
    account_name: null,
    phone: "+966555550142",
    email: "lama@brew.example",
  });
  expect((await on.change(customerId, { id: "x", number: 7, total_tickets: 9 })).body.data).toMatchObject({
    id: customerId,
    number: 1,
  });
});

test("a phone or an address that cannot be is refused by its field, and nothing is changed", async () => {
  await using on = await shop();
  const { customerId } = await seedConversation(on.app, on.organizationId, {
    at: atMinute(0),
    customer: { name: "لمى" },
  });
  const refused = await on.change(customerId, { name: "غيره", phone: "12", email: "lama@" });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["phone", "email"]]);
  expect((await on.change(customerId, { name: "ا".repeat(121) })).body.fields).toHaveProperty("name");
  expect((await on.get(`/api/customers/${customerId}/`)).body.data).toMatchObject({
    name: "لمى",
    phone: null,
  });
});

test("another organisation's customers are in no list, cannot be read and cannot be changed", async () => {
  await using on = await shop();
  const theirs = await signUpOwner(on.app);
  const { customerId } = await seedConversation(on.app, theirs.organizationId, {
    at: atMinute(0),
    customer: { name: "سر" },
  });
  expect((await on.get("/api/customers/")).body.meta.total).toBe(0);
  for (const answer of [
    await on.get(`/api/customers/${customerId}/`),
    await on.change(customerId, { name: "غيره" }),
    await on.change(customerId, {}),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    expect(answer.text).not.toContain("سر");
  }
  const { body } = await on.app.request({ path: `/api/customers/${customerId}/`, token: theirs.token });
  expect(body.data.name).toBe("سر");
});
