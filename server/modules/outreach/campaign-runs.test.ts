import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import {
  callCampaigns,
  createDraft,
  fahd,
  firstNumber,
  noura,
  createOfferDraft,
  receivedTexts,
  sendAll,
  startOffer,
  templateId,
} from "#server/testing/campaign-steps.ts";
import { addMember } from "#server/testing/add-member.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { workbookBytes } from "#server/testing/workbook-bytes.ts";
import { continueCampaignRun } from "./campaign-runs.ts";

test("C212: an uploaded list of numbers gets a template with each one's name, once, and answers reach the agent with the campaign before them", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await createOfferDraft(shop);
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
  const preview = await callCampaigns(shop, `${id}/preview/`);
  expect(preview.body.data).toMatchObject({
    reaches: 3,
    window_closed: 0,
    opted_out: 0,
    without_name: 1,
    missing: [],
    sample: { text: expect.stringMatching(/^أهلًا (نورة|فهد)، خصم 20%/) },
  });
  expect((await callCampaigns(shop, `${id}/start/`, { expected: 4 })).body.code).toBe("audience_changed");
  expect((await callCampaigns(shop, `${id}/start/`, { expected: 3 })).body.data.status).toBe("sending");
  await sendAll(shop);
  expect(receivedTexts(shop, noura)).toEqual(["أهلًا نورة، خصم 20% على القهوة المختصة حتى نهاية الأسبوع."]);
  expect(receivedTexts(shop, fahd)).toEqual(["أهلًا فهد، خصم 20% على القهوة المختصة حتى نهاية الأسبوع."]);
  expect(receivedTexts(shop, { number: "966500000003" })).toEqual([
    "أهلًا عميلنا العزيز، خصم 20% على القهوة المختصة حتى نهاية الأسبوع.",
  ]);
  expect((await callCampaigns(shop, `${id}/`)).body.data).toMatchObject({
    status: "done",
    figures: { total: 3, waiting: 0, queued: 0, sent: 3, delivered: 3, read: 0, failed: 0, replied: 0 },
    list: { numbers: 3, unusable: 2, left_out: [] },
  });
  const tickets = await shop.app.request({ path: "/api/tickets/", token: shop.owner.token });
  expect(tickets.body.data, "a campaign opens no tickets").toEqual([]);
  const before = await shop.app.request({ path: "/api/dashboard/?period=weekly", token: shop.owner.token });
  expect(before.body.data).toMatchObject({ interactions: 0, unique_customers: 0 });

  // Platforms report whole seconds, so the answer is given a later second than the campaign's message.
  for (const change of ["messages set created_at = created_at", "campaign_recipients set made_at = made_at"])
    await shop.app.database.ownerPool.query(`update ${change} - interval '5 seconds'`);
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  shop.platforms.whatsapp.open(businessPhone, fahd.number);
  await shop.settle();
  const [ticket] = (await shop.app.request({ path: "/api/tickets/", token: shop.owner.token })).body.data;
  const ticketResponse = await shop.app.request({
    path: `/api/tickets/${ticket.id}/`,
    token: shop.owner.token,
  });
  expect(ticketResponse.body.data.messages.map(({ author }: { author: string }) => author)).toEqual([
    "campaign",
    "customer",
    "agent",
  ]);
  expect(ticketResponse.body.data.messages[0].more.template).toBe("weekend_offer");
  expect((await callCampaigns(shop, `${id}/`)).body.data.figures).toMatchObject({
    sent: 3,
    read: 1,
    replied: 1,
  });
  const people = await callCampaigns(shop, `${id}/recipients/?state=replied`);
  expect(people.body).toMatchObject({
    meta: { total: 1 },
    data: [{ address: noura.number, name: "نورة", ticket_id: ticket.id }],
  });
});

test("C212: two workers at once, and a campaign whose job died, still send each person one message", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await createOfferDraft(shop);
  const numbers = Array.from({ length: 30 }, (_, index) => `05${String(10_000_000 + index)}`);
  const listed = await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: numbers.join("\n") },
  });
  expect(listed.body.data.list.numbers).toBe(30);
  await callCampaigns(shop, `${id}/start/`, {});
  const { context } = shop.app;
  await Promise.all(
    [1, 2, 3].map(() => continueCampaignRun(tenantOf(context, shop.owner.organizationId), id)),
  );
  await shop.app.database.ownerPool.query("delete from jobs where key like 'campaigns.send%'");
  await sendAll(shop);
  const lines = shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business");
  expect(lines).toHaveLength(30);
  expect(new Set(lines.map(({ person }) => person)).size).toBe(30);
  expect((await callCampaigns(shop, `${id}/`)).body.data).toMatchObject({
    status: "done",
    figures: { sent: 30 },
  });
});

test("C022: who writes إيقاف hears that it is done and gets no campaign; اشتراك takes it back", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  for (const person of [noura, fahd])
    shop.platforms.whatsapp.write(businessPhone, person, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "إيقاف" });
  await shop.settle();
  expect(receivedTexts(shop, noura).at(-1)).toMatch(/^تم\. لن تصلك عروض/);
  const id = await createDraft(shop, { text: "أهلًا {{name}}، وصل المحصول الجديد", name_fallback: "عميلنا" });
  expect((await callCampaigns(shop, `${id}/preview/`)).body.data).toMatchObject({
    reaches: 1,
    opted_out: 1,
    window_closed: 0,
  });
  await callCampaigns(shop, `${id}/start/`, {});
  await sendAll(shop);
  expect(receivedTexts(shop, fahd).at(-1)).toBe("أهلًا فهد، وصل المحصول الجديد");
  expect(receivedTexts(shop, noura).at(-1)).toMatch(/^تم\./);
  expect((await callCampaigns(shop, `${id}/`)).body.data.figures).toMatchObject({
    total: 2,
    sent: 1,
    skipped: { opted_out: 1 },
  });
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "اشتراك" });
  await shop.settle();
  expect(receivedTexts(shop, noura).at(-1)).toMatch(/^أهلًا بعودتك/);
  expect((await callCampaigns(shop, `${id}/preview/`)).body.data).toMatchObject({ opted_out: 0 });
});

test("a campaign that is cancelled sends no more, and one nobody can get is not begun", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await createOfferDraft(shop);
  const numbers = Array.from({ length: 45 }, (_, index) => `05${String(20_000_000 + index)}`);
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: numbers.join("\n") },
  });
  await callCampaigns(shop, `${id}/start/`, {});
  // The test controls the pauses: one chunk is sent, and the next one is created and cancelled before it is sent.
  const { context, database } = shop.app;
  const pause = () => database.ownerPool.query("delete from jobs where key like 'campaigns.send%'");
  await continueCampaignRun(tenantOf(context, shop.owner.organizationId), id);
  await pause();
  await shop.settle();
  await continueCampaignRun(tenantOf(context, shop.owner.organizationId), id);
  const cancelled = await callCampaigns(shop, `${id}/cancel/`, {}, "POST");
  expect(cancelled.body.data).toMatchObject({
    status: "cancelled",
    figures: { total: 45, sent: 20, queued: 0, waiting: 0, skipped: { cancelled: 25 } },
  });
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business")).toHaveLength(20);
  expect((await callCampaigns(shop, `${id}/start/`, {})).body.code).toBe("campaign_not_draft");
  const empty = await createDraft(shop, { text: "مرحبًا" });
  expect((await callCampaigns(shop, `${empty}/start/`, {})).body.code).toBe("campaign_reaches_nobody");
});

test("a template that WhatsApp stopped ends its campaign instead of failing for everybody", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await createOfferDraft(shop);
  const numbers = Array.from({ length: 45 }, (_, index) => `05${String(30_000_000 + index)}`);
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: numbers.join("\n") },
  });
  await callCampaigns(shop, `${id}/start/`, {});
  for (const waba of Object.values(shop.platforms.whatsapp.state.wabas))
    waba.templates = waba.templates.map((one) =>
      one.name === "weekend_offer" ? { ...one, status: "PAUSED" as const } : one,
    );
  await sendAll(shop);
  const { status, figures } = (await callCampaigns(shop, `${id}/`)).body.data;
  expect(status).toBe("cancelled");
  expect(figures.failures).toEqual([{ code: "template_paused", count: figures.failed }]);
  expect(figures.failed).toBeLessThanOrEqual(20);
  expect(figures.failed + figures.skipped.cancelled).toBe(45);
  const { rows: mails } = await shop.app.database.ownerPool.query(
    "select to_address from mails where subject ~ '^Campaign .* was stopped$'",
  );
  expect(mails).toEqual([{ to_address: shop.owner.email }]);
});

test("a campaign waits for its time, for its template's values and for the name's stand-in", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const wrong = await createDraft(shop, {
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
  const paused = await createDraft(shop, {
    template_id: await templateId(shop, "old_offer"),
    template_values: ["x"],
  });
  expect((await callCampaigns(shop, `${paused}/start/`, {})).body.code).toBe("template_not_usable");
  const id = await createOfferDraft(shop);
  const number = `05${randomInt(10_000_000, 99_999_999)}`;
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text: number },
  });
  expect(
    (await callCampaigns(shop, `${id}/start/`, { at: "2020-01-01T00:00:00Z" })).body.fields,
  ).toHaveProperty("at");
  const later = new Date(Date.now() + 3600_000);
  expect((await callCampaigns(shop, `${id}/start/`, { at: later.toISOString() })).body.data).toMatchObject({
    status: "scheduled",
  });
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines).toEqual([]);
  shop.app.setClock(new Date(later.getTime() + 60_000));
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines).toHaveLength(1);
  expect((await callCampaigns(shop, `${id}/`)).body.data.status).toBe("done");
});

test("a campaign that falls due after the trial is a draft again, nothing is sent, and its owner is told", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const { token, email } = shop.owner;
  await shop.app.request({ path: "/api/subscription/trial/", token, json: {} });
  const id = await createOfferDraft(shop);
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token,
    form: { text: `05${randomInt(10_000_000, 99_999_999)}` },
  });
  const at = new Date(Date.now() + 8 * 24 * 3600_000);
  expect((await callCampaigns(shop, `${id}/start/`, { at: at.toISOString() })).body.data.status).toBe(
    "scheduled",
  );
  shop.app.setClock(new Date(at.getTime() + 60_000));
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines).toEqual([]);
  expect((await callCampaigns(shop, `${id}/`)).body.data).toMatchObject({
    status: "draft",
    scheduled_at: null,
  });
  const { rows: mails } = await shop.app.database.ownerPool.query(
    "select to_address from mails where subject ~ '^Campaign .* was not sent$'",
  );
  expect(mails).toEqual([{ to_address: email }]);
});

test("C238 owners and managers are told once that a campaign waits for its channel and that it is done", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const manager = await addMember(shop.app, shop.owner, "manager");
  await addMember(shop.app, shop.owner, "agent");
  const readMails = async () => {
    const { rows } = await shop.app.database.ownerPool.query<{ line: string }>(
      "select to_address || ': ' || subject as line from mails where subject ~ '^Campaign' order by created_at",
    );
    return rows.map((row) => row.line.replaceAll(/[\u2068\u2069]/g, ""));
  };
  const inBothLanguages = (subject: string) =>
    [shop.owner.email, manager.email].toSorted().map((email) => `${email}: ${subject}`);
  const name = "عرض نهاية الأسبوع";
  await startOffer(shop, [firstNumber]);
  await sendAll(shop);
  expect((await readMails()).toSorted()).toEqual(inBothLanguages(`Campaign ${name} is done`));
  const { rows: sent } = await shop.app.database.ownerPool.query<{ text: string; page: string }>(
    "select m.text, '/marketing-agent/campaigns/' || c.id as page from mails m, campaigns c where m.subject ~ 'is done$'",
  );
  for (const { text, page } of sent) expect(text).toContain(page);

  await startOffer(shop, [firstNumber]);
  const problem = (value: string | null) =>
    shop.app.database.ownerPool.query("update channel_connections set problem = $1", [value]);
  await problem("revoked");
  await sendAll(shop);
  expect((await readMails()).slice(2).toSorted()).toEqual(
    inBothLanguages(`Campaign ${name} is waiting for its channel`),
  );
  await problem(null);
  const mute = { notification: "campaign:mail", is_on: false };
  await shop.app.request({
    method: "PUT",
    path: "/api/me/notifications/",
    token: manager.token,
    json: mute,
  });
  await sendAll(shop);
  expect((await readMails()).slice(4)).toEqual([`${shop.owner.email}: Campaign ${name} is done`]);
});

test("C212 words with a picture reach the customers of the chosen audience on the chosen channel, and nobody else", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  for (const person of [noura, fahd])
    shop.platforms.whatsapp.write(businessPhone, person, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  const { token } = shop.owner;
  const customers = await shop.app.request({ path: "/api/customers/", token });
  const chosen = customers.body.data.find(({ name }: { name: string }) => name === noura.name);
  const tagged = await shop.app.request({
    path: `/api/customers/${chosen.id}/tags/`,
    token,
    json: { name: "قوجي" },
  });
  expect(tagged.status, tagged.text).toBe(200);
  const id = await createDraft(shop, {
    text: "وصل محصول قوجي",
    audience: {
      kind: "filter",
      seen_within_days: null,
      ticket: null,
      tag_id: tagged.body.data[0].id,
      quiet_days: null,
    },
  });
  const file = { name: "bag.jpg", bytes: new Uint8Array([255, 216, 255, 217]) };
  const added = await shop.app.request({ path: `/api/campaigns/${id}/picture/`, token, file });
  expect(added.body.data.picture).toMatchObject({ name: "bag.jpg", type: "image/jpeg" });
  await callCampaigns(shop, `${id}/start/`, {});
  await sendAll(shop);
  const received = shop.platforms.whatsapp.state.lines.filter(
    ({ side, text }) => side === "business" && text === "وصل محصول قوجي",
  );
  expect(received).toMatchObject([{ person: noura.number, type: "image" }]);
});
