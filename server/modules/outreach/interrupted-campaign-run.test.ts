import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import {
  startOffer,
  callCampaigns,
  createDraft,
  fahd,
  firstNumber,
  noura,
  offer,
  createOfferDraft,
  receivedTexts,
  sendAll,
  templateId,
} from "#server/testing/campaign-steps.ts";
import { businessPhone, channelShop, connectWhatsappViaMeta } from "#server/testing/channel-shop.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { createMailCampaign, sendCampaignMails } from "#server/testing/mail-campaign.ts";
import { continueCampaignRun } from "./campaign-runs.ts";

test("a campaign whose account is connected again in the middle goes on with its template", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await startOffer(shop, [firstNumber]);
  expect((await connectWhatsappViaMeta(shop, shop.owner)).status).toBe(200);
  await sendAll(shop);
  expect(receivedTexts(shop, noura)).toEqual([
    "أهلًا عميلنا العزيز، خصم 20% على القهوة المختصة حتى نهاية الأسبوع.",
  ]);
  expect((await callCampaigns(shop, `${id}/`)).body.data.status).toBe("done");
});

test("a campaign whose template is gone or changed ends before it sends anything else", async () => {
  for (const change of ["status = 'disabled'", "variables = '{1,2}', body = 'أهلًا {{1}} {{2}}'"]) {
    await using shop = await channelShop();
    await connectWhatsappViaMeta(shop, shop.owner);
    const id = await startOffer(shop, [firstNumber]);
    await shop.app.database.ownerPool.query(`update message_templates set ${change}`);
    await sendAll(shop);
    expect(receivedTexts(shop, noura)).toEqual([]);
    expect((await callCampaigns(shop, `${id}/`)).body.data).toMatchObject({
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
  const id = await startOffer(shop, [`${"ن".repeat(50)} ${firstNumber}`, "0500000002"], {
    name_fallback: "صديقنا",
  });
  await sendAll(shop);
  expect((await callCampaigns(shop, `${id}/`)).body.data).toMatchObject({
    status: "done",
    figures: { sent: 2 },
  });
});

test("C022: who ends campaigns while their message waits does not get it", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await startOffer(shop, [firstNumber]);
  const { context, database } = shop.app;
  await continueCampaignRun(tenantOf(context, shop.owner.organizationId), id);
  await database.ownerPool.query("update contacts set no_marketing_at = now()");
  await sendAll(shop);
  expect(receivedTexts(shop, noura)).toEqual([]);
  expect((await callCampaigns(shop, `${id}/`)).body.data.figures).toMatchObject({
    sent: 0,
    failures: [{ code: "opted_out", count: 1 }],
  });
});

test("a cancelled campaign takes back what the platform refused for now, and its list is gone", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const id = await startOffer(shop, [firstNumber]);
  const { context, database } = shop.app;
  await continueCampaignRun(tenantOf(context, shop.owner.organizationId), id);
  const busy = { status: 400, body: JSON.stringify({ error: { code: 130429, message: "slower" } }) };
  shop.platforms.whatsapp.faults.next.push({ path: "/messages", fault: { kind: "answer", answer: busy } });
  await shop.settle();
  expect((await database.ownerPool.query("select state, attempts from outbox")).rows).toEqual([
    { state: "queued", attempts: 1 },
  ]);
  await callCampaigns(shop, `${id}/cancel/`, {}, "POST");
  shop.app.setClock(new Date(Date.now() + 3600_000));
  await sendAll(shop);
  expect(receivedTexts(shop, noura)).toEqual([]);
  const later = await createOfferDraft(shop);
  const form = { text: `${firstNumber}\nنورة، لا رقم` };
  await shop.app.request({ path: `/api/campaigns/${later}/numbers/`, token: shop.owner.token, form });
  const at = new Date(Date.now() + 7200_000).toISOString();
  await callCampaigns(shop, `${later}/start/`, { at });
  const ended = await callCampaigns(shop, `${later}/cancel/`, {}, "POST");
  expect(ended.body.data.list).toMatchObject({ unusable: 1, left_out: [] });
  expect((await database.ownerPool.query("select 1 from campaign_numbers")).rowCount).toBe(0);
});

test.each([
  ["while it waits for the next try", false],
  ["while it is under way", true],
])(
  "a cancelled campaign's mail that may have arrived is not sent again: cancelled %s",
  async (_, underWay) => {
    await using shop = await channelShop();
    const id = await createMailCampaign(shop);
    await callCampaigns(shop, `${id}/start/`, { expected: 1 });
    await continueCampaignRun(tenantOf(shop.app.context, shop.owner.organizationId), id);
    const broken = { status: 500, body: "{}" };
    const { faults } = shop.platforms.google;
    faults.next.push({ path: "/messages/send", fault: { kind: "answer", answer: broken } });
    const outbox = () => shop.app.database.ownerPool.query("select state, attempts from outbox");
    if (underWay) {
      faults.latencyMs = 1000;
      const settled = shop.settle();
      await expect.poll(async () => (await outbox()).rows).toMatchObject([{ state: "sending" }]);
      await callCampaigns(shop, `${id}/cancel/`, {}, "POST");
      faults.latencyMs = 0;
      await settled;
    } else {
      await shop.settle();
      expect((await outbox()).rows).toEqual([{ state: "queued", attempts: 1 }]);
      await callCampaigns(shop, `${id}/cancel/`, {}, "POST");
    }
    shop.app.setClock(new Date(Date.now() + 3600_000));
    // Jobs that wait for a pause run at once.
    await shop.app.database.ownerPool.query("update jobs set run_at = now()");
    await sendAll(shop);
    expect(sendCampaignMails(shop)).toEqual([]);
    expect((await outbox()).rows).toEqual([{ state: "uncertain", attempts: 1 }]);
    const { figures } = (await callCampaigns(shop, `${id}/`)).body.data;
    expect(figures).toMatchObject({ uncertain: 1, queued: 0, sent: 0 });
    const { rows } = await shop.app.database.ownerPool.query(
      "select id from messages where author = 'campaign'",
    );
    const again = await shop.app.request({
      method: "POST",
      path: `/api/messages/${rows[0].id}/retry/`,
      token: shop.owner.token,
    });
    expect(again.body.code).toBe("campaign_cancelled");
  },
);

test("who was joined into another customer since they were chosen is not made a customer again", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const { organizationId, token } = shop.owner;
  const seed = (customer: object) => seedConversation(shop.app, organizationId, { at: new Date(), customer });
  const chosen = await seed({ phone: `+${noura.number}` });
  const other = await seed({ name: "نورة" });
  await startOffer(shop, [firstNumber]);
  const path = `/api/customers/${other.customerId}/join/`;
  await shop.app.request({ path, token, json: { other_id: chosen.customerId } });
  await sendAll(shop);
  expect(receivedTexts(shop, noura)).toHaveLength(1);
  const { rows } = await shop.app.database.ownerPool.query(
    "select customer_id from contacts where channel like 'whatsapp%'",
  );
  expect(rows).toEqual([{ customer_id: other.customerId }]);
});

test("half a letter at a cut does not lose a list", async () => {
  await using shop = await channelShop();
  const id = await createDraft(shop, { text: "مرحبًا" });
  const form = { text: `${"a".repeat(99)}☕😀 ${firstNumber}\n${"b".repeat(79)}😀😀\nنورة,0500000002` };
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
  const id = await createDraft(shop, { text: "وصل المحصول الجديد" });
  expect((await callCampaigns(shop, `${id}/preview/`)).body.data).toMatchObject({ reaches: 0, opted_out: 1 });
});
