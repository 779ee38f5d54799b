import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import {
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { workbookBytes } from "#server/testing/workbook-bytes.ts";
import { jobs } from "#server/app.ts";
import { sendOn } from "./actions.ts";

const noura = { number: "966500000001", name: "نورة" };
const fahd = { number: "966500000002", name: "فهد" };

/** A campaign goes on where its pause would be over, until nothing is left. */
async function sendAll(shop: ChannelShop): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await jobs["outreach.tick"](shop.app.context, {}, { number: 1, last: false });
    await shop.settle();
  }
}

async function templateId(shop: ChannelShop, name: string, language = "ar"): Promise<string> {
  const { body } = await shop.app.request({ path: "/api/templates/", token: shop.owner.token });
  const found = body.data.templates.find(
    (one: { name: string; language: string }) => one.name === name && one.language === language,
  );
  return found.id as string;
}

async function draft(shop: ChannelShop, fields: object): Promise<string> {
  const json = { name: "عرض نهاية الأسبوع", channel: "whatsapp_meta", ...fields };
  const { status, body, text } = await shop.app.request({
    path: "/api/campaigns/",
    token: shop.owner.token,
    json,
  });
  expect(status, text).toBe(200);
  return body.data.id as string;
}

const call = (shop: ChannelShop, path: string, json?: object, method?: "POST" | "GET" | "DELETE") =>
  shop.app.request({
    path: `/api/campaigns/${path}`,
    token: shop.owner.token,
    ...(json && { json }),
    ...(method && { method }),
  });

const offer = { template: "weekend_offer", values: ["{{name}}"], name_fallback: "عميلنا العزيز" };

async function offerDraft(shop: ChannelShop, more: object = {}): Promise<string> {
  return draft(shop, {
    template_id: await templateId(shop, offer.template),
    template_values: offer.values,
    name_fallback: offer.name_fallback,
    ...more,
  });
}

const received = (shop: ChannelShop, person: { number: string }) =>
  shop.platforms.whatsapp.state.lines
    .filter((line) => line.side === "business" && line.person === person.number)
    .map(({ text }) => text);

test("C212: an uploaded list of numbers gets a template with each one's name, once, and answers reach the agent with the campaign before them", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await offerDraft(shop);
  const bytes = workbookBytes({
    عملاء: [
      ["الاسم", "رقم الجوال"],
      ["نورة", "٠٥٠٠٠٠٠٠٠١"],
      ["فهد", 500000002],
      ["نورة مرة أخرى", "+966 50 000 0001"],
      ["=1+1", "00966500000003"],
      ["خالد", "12"],
      ["سارة", "-"],
    ],
  });
  const listed = await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    file: { name: "عملاء.xlsx", bytes },
  });
  expect(listed.body.data.list).toEqual({
    name: "عملاء.xlsx",
    numbers: 3,
    duplicates: 1,
    unusable: 2,
    left_out: [
      { line: 4, text: expect.stringContaining("مرة أخرى"), why: "duplicate" },
      { line: 6, text: "خالد | 12", why: "no_number" },
      { line: 7, text: "سارة | -", why: "no_number" },
    ],
  });
  const preview = await call(shop, `${id}/preview/`);
  expect(preview.body.data).toMatchObject({
    reaches: 3,
    window_closed: 0,
    opted_out: 0,
    without_name: 1,
    missing: [],
    sample: { text: expect.stringMatching(/^أهلًا (نورة|فهد)، خصم 20%/) },
  });
  expect((await call(shop, `${id}/start/`, { expected: 4 })).body.code).toBe("audience_changed");
  expect((await call(shop, `${id}/start/`, { expected: 3 })).body.data.status).toBe("sending");
  await sendAll(shop);
  expect(received(shop, noura)).toEqual(["أهلًا نورة، خصم 20% على القهوة المختصة حتى نهاية الأسبوع."]);
  expect(received(shop, fahd)).toEqual(["أهلًا فهد، خصم 20% على القهوة المختصة حتى نهاية الأسبوع."]);
  expect(received(shop, { number: "966500000003" })).toEqual([
    "أهلًا عميلنا العزيز، خصم 20% على القهوة المختصة حتى نهاية الأسبوع.",
  ]);
  expect((await call(shop, `${id}/`)).body.data).toMatchObject({
    status: "done",
    figures: { total: 3, waiting: 0, queued: 0, sent: 3, delivered: 3, read: 0, failed: 0, replied: 0 },
  });
  const tickets = await shop.app.request({ path: "/api/tickets/", token: shop.owner.token });
  expect(tickets.body.data, "a campaign opens no tickets").toEqual([]);
  const before = await shop.app.request({ path: "/api/dashboard/?period=weekly", token: shop.owner.token });
  expect(before.body.data).toMatchObject({ interactions: 0, unique_customers: 0 });

  // Platforms tell whole seconds: the answer is not one of the same second.
  for (const change of ["messages set created_at = created_at", "campaign_recipients set made_at = made_at"])
    await shop.app.database.ownerPool.query(`update ${change} - interval '5 seconds'`);
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  shop.platforms.whatsapp.open(businessPhone, fahd.number);
  await shop.settle();
  const [ticket] = (await shop.app.request({ path: "/api/tickets/", token: shop.owner.token })).body.data;
  const opened = await shop.app.request({ path: `/api/tickets/${ticket.id}/`, token: shop.owner.token });
  expect(opened.body.data.messages.map(({ author }: { author: string }) => author)).toEqual([
    "campaign",
    "customer",
    "agent",
  ]);
  expect(opened.body.data.messages[0].more.template).toBe("weekend_offer");
  expect((await call(shop, `${id}/`)).body.data.figures).toMatchObject({ sent: 3, read: 1, replied: 1 });
  const people = await call(shop, `${id}/recipients/?state=replied`);
  expect(people.body).toMatchObject({
    meta: { total: 1 },
    data: [{ address: noura.number, name: "نورة", ticket_id: ticket.id }],
  });
});

test("C212: two workers at once, and a campaign whose job died, still send each person one message", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await offerDraft(shop);
  const numbers = Array.from({ length: 30 }, (_, at) => `05${String(10_000_000 + at)}`);
  const listed = await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: numbers.join("\n") },
  });
  expect(listed.body.data.list.numbers).toBe(30);
  await call(shop, `${id}/start/`, {});
  const { context } = shop.app;
  await Promise.all([1, 2, 3].map(() => sendOn(context, shop.owner.organizationId, id)));
  await shop.app.database.ownerPool.query(
    "delete from graphile_worker._private_jobs where key like 'campaigns.send%'",
  );
  await sendAll(shop);
  const lines = shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business");
  expect(lines).toHaveLength(30);
  expect(new Set(lines.map(({ person }) => person)).size).toBe(30);
  expect((await call(shop, `${id}/`)).body.data).toMatchObject({ status: "done", figures: { sent: 30 } });
});

test("C022: who writes إيقاف hears that it is done and gets no campaign; اشتراك takes it back", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  for (const person of [noura, fahd])
    shop.platforms.whatsapp.write(businessPhone, person, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "إيقاف" });
  await shop.settle();
  expect(received(shop, noura).at(-1)).toMatch(/^تم\. لن تصلك عروض/);
  const id = await draft(shop, { text: "أهلًا {{name}}، وصل المحصول الجديد", name_fallback: "عميلنا" });
  expect((await call(shop, `${id}/preview/`)).body.data).toMatchObject({
    reaches: 1,
    opted_out: 1,
    window_closed: 0,
  });
  await call(shop, `${id}/start/`, {});
  await sendAll(shop);
  expect(received(shop, fahd).at(-1)).toBe("أهلًا فهد، وصل المحصول الجديد");
  expect(received(shop, noura).at(-1)).toMatch(/^تم\./);
  expect((await call(shop, `${id}/`)).body.data.figures).toMatchObject({
    total: 2,
    sent: 1,
    skipped: { opted_out: 1 },
  });
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "اشتراك" });
  await shop.settle();
  expect(received(shop, noura).at(-1)).toMatch(/^أهلًا بعودتك/);
  expect((await call(shop, `${id}/preview/`)).body.data).toMatchObject({ opted_out: 0 });
});

test("a campaign that is cancelled sends no more, and one nobody can get is not begun", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await offerDraft(shop);
  const numbers = Array.from({ length: 45 }, (_, at) => `05${String(20_000_000 + at)}`);
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: numbers.join("\n") },
  });
  await call(shop, `${id}/start/`, {});
  // Its pauses are the test's own: a chunk goes out, the next is made and taken back before it does.
  const { context, database } = shop.app;
  const pause = () =>
    database.ownerPool.query("delete from graphile_worker._private_jobs where key like 'campaigns.send%'");
  await sendOn(context, shop.owner.organizationId, id);
  await pause();
  await shop.settle();
  await sendOn(context, shop.owner.organizationId, id);
  const cancelled = await call(shop, `${id}/cancel/`, {}, "POST");
  expect(cancelled.body.data).toMatchObject({
    status: "cancelled",
    figures: { total: 45, sent: 20, queued: 0, waiting: 0, skipped: { cancelled: 25 } },
  });
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business")).toHaveLength(20);
  expect((await call(shop, `${id}/start/`, {})).body.code).toBe("campaign_not_draft");
  const empty = await draft(shop, { text: "مرحبًا" });
  expect((await call(shop, `${empty}/start/`, {})).body.code).toBe("campaign_reaches_nobody");
});

test("a template that WhatsApp stopped ends its campaign instead of failing for everybody", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await offerDraft(shop);
  const numbers = Array.from({ length: 45 }, (_, at) => `05${String(30_000_000 + at)}`);
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: numbers.join("\n") },
  });
  await call(shop, `${id}/start/`, {});
  for (const waba of Object.values(shop.platforms.whatsapp.state.wabas))
    waba.templates = waba.templates.map((one) =>
      one.name === "weekend_offer" ? { ...one, status: "PAUSED" as const } : one,
    );
  await sendAll(shop);
  const { status, figures } = (await call(shop, `${id}/`)).body.data;
  expect(status).toBe("cancelled");
  expect(figures.failures).toEqual([{ code: "template_paused", count: figures.failed }]);
  expect(figures.failed).toBeLessThanOrEqual(20);
  expect(figures.failed + figures.skipped.cancelled).toBe(45);
});

test("a campaign waits for its time, for its template's values and for the name's stand-in", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const wrong = await draft(shop, {
    template_id: await templateId(shop, "weekend_offer"),
    template_values: ["{{name}}"],
    audience: { kind: "customers" },
  });
  const refused = await shop.app.request({
    path: `/api/campaigns/${wrong}/start/`,
    token: shop.owner.token,
    json: {},
    headers: { "accept-language": "ar" },
  });
  expect(refused.body).toMatchObject({
    code: "invalid_request",
    fields: { name_fallback: ["اكتب ما يظهر مكان الاسم حين لا نعرفه."] },
  });
  const paused = await draft(shop, {
    template_id: await templateId(shop, "old_offer"),
    template_values: ["x"],
  });
  expect((await call(shop, `${paused}/start/`, {})).body.code).toBe("template_not_usable");
  const id = await offerDraft(shop);
  const number = `05${randomInt(10_000_000, 99_999_999)}`;
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: number },
  });
  expect((await call(shop, `${id}/start/`, { at: "2020-01-01T00:00:00Z" })).body.fields).toHaveProperty("at");
  const later = new Date(Date.now() + 3600_000);
  expect((await call(shop, `${id}/start/`, { at: later.toISOString() })).body.data).toMatchObject({
    status: "scheduled",
  });
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines).toEqual([]);
  shop.app.setClock(new Date(later.getTime() + 60_000));
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines).toHaveLength(1);
  expect((await call(shop, `${id}/`)).body.data.status).toBe("done");
});

/** A campaign with the offer's template to so many numbers, begun. */
async function begunOffer(shop: ChannelShop, numbers: string[], more: object = {}): Promise<string> {
  const id = await offerDraft(shop, more);
  const form = { text: numbers.join("\n") };
  await shop.app.request({ path: `/api/campaigns/${id}/numbers/`, token: shop.owner.token, form });
  expect((await call(shop, `${id}/start/`, {})).status).toBe(200);
  return id;
}

const first = "0500000001";

test("a campaign whose account is connected again in the middle goes on with its template", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await begunOffer(shop, [first]);
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  await sendAll(shop);
  expect(received(shop, noura)).toEqual(["أهلًا عميلنا العزيز، خصم 20% على القهوة المختصة حتى نهاية الأسبوع."]);
  expect((await call(shop, `${id}/`)).body.data.status).toBe("done");
});

test("a campaign whose template is gone or changed ends before it sends anything else", async () => {
  for (const change of ["status = 'disabled'", "variables = '{1,2}', body = 'أهلًا {{1}} {{2}}'"]) {
    await using shop = await channelShop();
    await connectWhatsappViaMeta(shop, shop.owner);
    const id = await begunOffer(shop, [first]);
    await shop.app.database.ownerPool.query(`update message_templates set ${change}`);
    await sendAll(shop);
    expect(received(shop, noura)).toEqual([]);
    expect((await call(shop, `${id}/`)).body.data).toMatchObject({
      status: "cancelled",
      figures: { skipped: { cancelled: 1 } },
    });
  }
});

test("a name too long for the template holds up nobody: the stand-in takes its place", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  await templateId(shop, offer.template);
  await shop.app.database.ownerPool.query(
    "update message_templates set body = 'أهلًا {{1}} ' || repeat('ا', 1000) where name = $1",
    [offer.template],
  );
  const id = await begunOffer(shop, [`${"ن".repeat(50)} ${first}`, "0500000002"], {
    name_fallback: "صديقنا",
  });
  await sendAll(shop);
  expect((await call(shop, `${id}/`)).body.data).toMatchObject({ status: "done", figures: { sent: 2 } });
});

test("C022: who ends campaigns while their message waits does not get it", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await begunOffer(shop, [first]);
  const { context, database } = shop.app;
  await sendOn(context, shop.owner.organizationId, id);
  await database.ownerPool.query("update contacts set no_marketing_at = now()");
  await sendAll(shop);
  expect(received(shop, noura)).toEqual([]);
  expect((await call(shop, `${id}/`)).body.data.figures).toMatchObject({
    sent: 0,
    failures: [{ code: "opted_out", count: 1 }],
  });
});

test("a cancelled campaign takes back what the platform refused for now, and its list is gone", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await begunOffer(shop, [first]);
  const { context, database } = shop.app;
  await sendOn(context, shop.owner.organizationId, id);
  const busy = { status: 400, body: JSON.stringify({ error: { code: 130429, message: "slower" } }) };
  shop.platforms.whatsapp.faults.next.push({ path: "/messages", fault: { kind: "answer", answer: busy } });
  await shop.settle();
  expect((await database.ownerPool.query("select state, attempts from outbox")).rows).toEqual([
    { state: "queued", attempts: 1 },
  ]);
  await call(shop, `${id}/cancel/`, {}, "POST");
  shop.app.setClock(new Date(Date.now() + 3600_000));
  await sendAll(shop);
  expect(received(shop, noura)).toEqual([]);
  const later = await offerDraft(shop);
  const form = { text: first };
  await shop.app.request({ path: `/api/campaigns/${later}/numbers/`, token: shop.owner.token, form });
  const at = new Date(Date.now() + 7200_000).toISOString();
  await call(shop, `${later}/start/`, { at });
  await call(shop, `${later}/cancel/`, {}, "POST");
  expect((await database.ownerPool.query("select 1 from campaign_numbers")).rowCount).toBe(0);
});

test("half a letter at a cut and a NUL do not lose a list", async () => {
  await using shop = await channelShop();
  const id = await draft(shop, { text: "مرحبًا" });
  const form = { text: `${"a".repeat(99)}☕😀 ${first}\n${"b".repeat(79)}😀😀\nن\u0000ورة,0500000002` };
  const listed = await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form,
  });
  expect([listed.status, listed.body.data?.list?.numbers]).toEqual([200, 2]);
});

test("C022: who ended campaigns on one number gets none on the other, once staff found that they are one", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  for (const [person, text] of [
    [noura, "إيقاف"],
    [fahd, "هل توصلون إلى جدة؟"],
  ] as const) {
    shop.platforms.whatsapp.write(businessPhone, person, { type: "text", text });
    await shop.settle();
  }
  const { rows } = await shop.app.database.ownerPool.query("select id from customers order by number");
  const path = `/api/customers/${rows[1].id}/join/`;
  await shop.app.request({ path, token: shop.owner.token, json: { other_id: rows[0].id } });
  const id = await draft(shop, { text: "وصل المحصول الجديد" });
  expect((await call(shop, `${id}/preview/`)).body.data).toMatchObject({ reaches: 0, opted_out: 1 });
});
