import { expect, test } from "vitest";
import { jobs } from "#server/app.ts";
import { unsubscribeUrl } from "#server/channels/unsubscribe-link.ts";
import { tenantOf } from "#server/tenant.ts";
import { channelShop } from "#server/testing/channel-shop.ts";
import { createMailCampaign, sendCampaignMails } from "#server/testing/mail-campaign.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { parseOptOutKeyword, maskAddress } from "./opt-out-keywords.ts";

test("C022: a campaign by mail carries one-click unsubscription, and who uses it gets no other", async () => {
  await using shop = await channelShop();
  const id = await createMailCampaign(shop);
  const { token } = shop.owner;
  await shop.app.request({ path: `/api/campaigns/${id}/start/`, token, json: { expected: 1 } });
  await jobs["outreach.tick"](shop.app.context, {}, { number: 1, last: false });
  await shop.settle();
  const [mail = ""] = sendCampaignMails(shop);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mail).toMatch(/^Precedence: bulk$/m);
  const url = /^List-Unsubscribe: <(.+)>$/m.exec(mail)?.[1] ?? "";
  const link = new URL(url).pathname.split("/").at(-1) ?? "";
  const seen = await shop.app.request({ path: `/api/unsubscribe/${link}/` });
  expect(seen.body.data).toMatchObject({ address: "n•••@mail.example", subscribed: true });
  const [body = "", signature = ""] = link.split(".");
  for (const changed of [`${body}.${signature.slice(1)}x`, `${body.slice(1)}.${signature}`, body])
    expect((await shop.app.request({ path: `/api/unsubscribe/${changed}/` })).status).toBe(404);
  const clicked = await shop.app.request({
    path: `/unsubscribe/${link}/`,
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect([clicked.status, clicked.body.data.subscribed]).toEqual([200, false]);
  const preview = () => shop.app.request({ path: `/api/campaigns/${id}/preview/`, token });
  expect((await preview()).body.data).toMatchObject({ reaches: 0, opted_out: 1 });
  const [customer] = (await shop.app.request({ path: "/api/customers/", token })).body.data;
  const consents = async () =>
    (await shop.app.request({ path: `/api/customers/${customer.id}/`, token })).body.data.marketing;
  expect(await consents()).toEqual([{ channel: "email", opted_out_at: expect.stringMatching(/^2\d{3}-/) }]);
  await shop.app.request({ method: "PUT", path: `/api/unsubscribe/${link}/`, json: { subscribed: true } });
  expect((await preview()).body.data).toMatchObject({ reaches: 1, opted_out: 0 });
  expect(await consents()).toEqual([{ channel: "email", opted_out_at: null }]);
});

test("only a word alone ends campaigns, however it is written", () => {
  for (const word of ["STOP", "stop.", " إيقاف ", "ايقاف", "إيـقاف!", "إلغاء الاشتراك", "Unsubscribe"])
    expect([word, parseOptOutKeyword(word)]).toEqual([word, false]);
  for (const word of ["START", "اشتراك", "إشترك"])
    expect([word, parseOptOutKeyword(word)]).toEqual([word, true]);
  for (const words of [
    "please stop the delivery",
    "كيف ألغي الاشتراك؟",
    "إيقاف الطلب رقم 5",
    "",
    "اشتراك شهري",
  ])
    expect([words, parseOptOutKeyword(words)]).toEqual([words, null]);
  expect(maskAddress("966500000001")).toBe("•••001");
});

test("the link in a mail to the longest address there is can be used", async () => {
  await using app = await testApp();
  const { organizationId } = await signUpOwner(app);
  for (const name of ["n".repeat(64), `"${'\\"'.repeat(31)}"`, "ن".repeat(32)]) {
    const address = `${name}@${`${"m".repeat(62)}.`.repeat(3)}`.slice(0, 254).padEnd(254, "x");
    const { conversationId } = await seedConversation(app, organizationId, { at: new Date() });
    await app.database.ownerPool.query(
      "update contacts set channel = 'email', external_id = $1 where conversation_id = $2",
      [address, conversationId],
    );
    const link =
      new URL(unsubscribeUrl(tenantOf(app.context, organizationId), address)).pathname.split("/").at(-1) ??
      "";
    const clicked = await app.request({
      path: `/unsubscribe/${link}/`,
      form: { "List-Unsubscribe": "One-Click" },
    });
    expect([clicked.status, clicked.body.data?.subscribed]).toEqual([200, false]);
    expect((await app.request({ path: `/api/unsubscribe/${link}/` })).status).toBe(200);
  }
});
