import { expect, test } from "vitest";
import { reencryptAll } from "#server/re-encryption.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import { signRequest } from "#server/simulator/signing.ts";
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
} from "#server/testing/campaign-steps.ts";
import {
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { suppressionMarkFor } from "./suppression-list.ts";
import { suppressionMark } from "./suppression-list-rules.ts";

const write = async (shop: ChannelShop, person: typeof noura, text: string) => {
  shop.platforms.whatsapp.write(businessPhone, person, { type: "text", text });
  await shop.settle();
};

/** Sends an erasure request as Meta does. `nth` distinguishes several requests of one person. */
async function forget(shop: ChannelShop, person: string, nth = 1): Promise<void> {
  const signed = signRequest(shop.platforms.env["INSTAGRAM_APP_SECRET"] ?? "", {
    user_id: person,
    algorithm: "HMAC-SHA256",
    issued_at: Math.floor(Date.now() / 1000) - nth,
  });
  const answer = await shop.app.request({
    path: "/meta/data-deletion/",
    form: { signed_request: signed },
  });
  expect(answer.status, answer.text).toBe(200);
}

/** Creates a draft with a list of both people and returns whom it reaches. */
async function readSuppressionList(shop: ChannelShop) {
  const id = await createOfferDraft(shop);
  const form = { text: `${firstNumber}\n0500000002` };
  await shop.app.request({ path: `/api/campaigns/${id}/numbers/`, token: shop.owner.token, form });
  const { reaches, opted_out } = (await callCampaigns(shop, `${id}/preview/`)).body.data;
  return { id, reaches, opted_out };
}

const rows = async (shop: ChannelShop, query: string) =>
  (await shop.app.database.ownerPool.query(query)).rows;

/** Noura refuses campaigns and is erased; Fahd is only erased. */
async function bothForgotten(): Promise<ChannelShop> {
  const shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  await write(shop, noura, "إيقاف");
  await write(shop, fahd, "هل توصلون إلى جدة؟");
  await forget(shop, noura.number);
  await forget(shop, fahd.number);
  expect(await rows(shop, "select 1 from contacts")).toEqual([]);
  return shop;
}

test("C022, A56: who ended campaigns and is forgotten then is reached by no list that is uploaded later", async () => {
  await using shop = await bothForgotten();
  const { id, ...counts } = await readSuppressionList(shop);
  expect(counts).toEqual({ reaches: 1, opted_out: 1 });
  const before = shop.platforms.whatsapp.state.lines.length;
  await callCampaigns(shop, `${id}/start/`, { expected: 1 });
  await sendAll(shop);
  expect(shop.platforms.whatsapp.state.lines).toHaveLength(before + 1);
  expect(receivedTexts(shop, fahd).at(-1)).toContain("خصم 20%");
  // Only the mark of the address stays, which cannot be computed without the key.
  expect(JSON.stringify(await rows(shop, "select * from suppressions"))).not.toContain(
    noura.number.slice(-9),
  );
});

test("C022: who was forgotten and writes again is still left out, until they subscribe", async () => {
  await using shop = await bothForgotten();
  await write(shop, noura, "هل توصلون إلى جدة؟");
  expect(await readSuppressionList(shop)).toMatchObject({ reaches: 1, opted_out: 1 });
  // After they are merged with another customer, campaigns leave them out there too.
  await write(shop, fahd, "متى تفتحون؟");
  const [one, other] = await rows(shop, "select id from customers order by number");
  const path = `/api/customers/${one.id}/join/`;
  await shop.app.request({ path, token: shop.owner.token, json: { other_id: other.id } });
  expect(await readSuppressionList(shop)).toMatchObject({ reaches: 0, opted_out: 2 });
  await write(shop, noura, "اشتراك");
  expect(await rows(shop, "select 1 from suppressions")).toEqual([]);
  expect(await readSuppressionList(shop)).toMatchObject({ reaches: 2, opted_out: 0 });
  await forget(shop, noura.number, 2);
  expect(await readSuppressionList(shop)).toMatchObject({ reaches: 2, opted_out: 0 });
});

test("C022: who ended campaigns at the address that is forgotten gets none at their others", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  await write(shop, noura, "إيقاف");
  await write(shop, fahd, "هل توصلون إلى جدة؟");
  const [one, other] = await rows(shop, "select id from customers order by number");
  const path = `/api/customers/${one.id}/join/`;
  await shop.app.request({ path, token: shop.owner.token, json: { other_id: other.id } });
  await forget(shop, noura.number);
  expect(await readSuppressionList(shop)).toMatchObject({ reaches: 0, opted_out: 2 });
});

test("A56: lines of a list that nobody could use are gone with the person whose number is in them", async () => {
  await using shop = await channelShop();
  const id = await createDraft(shop, { text: "مرحبًا" });
  const text = `${firstNumber}\nنورة | ٠٥٠ ٠٠٠ ٠٠٠١\nfahd 0500000002\nfahd again +966 50 000 0002\nخالد 12`;
  await shop.app.request({
    path: `/api/campaigns/${id}/numbers/`,
    token: shop.owner.token,
    form: { text },
  });
  const lines = async () =>
    (await callCampaigns(shop, `${id}/`)).body.data.list.left_out.map(({ line }: { line: number }) => line);
  expect(await lines()).toEqual([2, 4, 5]);
  await forget(shop, noura.number);
  expect(await lines()).toEqual([4, 5]);
  await forget(shop, fahd.number);
  expect(await lines()).toEqual([5]);
});

test("the suppression list outlives a change of SECRET_KEY, and a key that cannot be opened now is kept for when it can", async () => {
  await using shop = await bothForgotten();
  const { config } = shop.app.context;
  const before = encryptionSecrets(config).current;
  const now = "the secret after the change, 32++";
  await reencryptAll(shop.app.database.ownerPool, { current: now, earlier: [before] });
  Object.assign(config, { secretKey: now });
  // The account's secrets were sealed again together with the key, so the account is still connected.
  expect(await readSuppressionList(shop)).toMatchObject({ reaches: 1, opted_out: 1 });
  Object.assign(config, { secretKey: "a secret that sealed nothing, 32+" });
  expect(await readSuppressionList(shop)).toMatchObject({ opted_out: 0 });
  const { organizationId } = shop.owner;
  const mark = () =>
    tenantOf(shop.app.context, organizationId).transaction((db) =>
      suppressionMarkFor(db, {
        channel: "whatsapp",
        externalId: noura.number,
      }),
    );
  expect(await mark()).toBe(null);
  Object.assign(config, { secretKey: now });
  expect(await mark()).not.toBe(null);
  expect(await readSuppressionList(shop)).toMatchObject({ opted_out: 1 });
});

test("a mark is the same for both ways to WhatsApp, and another under another key", () => {
  expect(suppressionMark("k", "whatsapp_meta", noura.number)).toBe(
    suppressionMark("k", "whatsapp", noura.number),
  );
  expect(suppressionMark("k", "email", "Noura@Mail.example ")).toBe(
    suppressionMark("k", "email", "noura@mail.example"),
  );
  expect(suppressionMark("k", "whatsapp", noura.number)).not.toBe(
    suppressionMark("j", "whatsapp", noura.number),
  );
  expect(suppressionMark("k", "instagram", noura.number)).not.toBe(
    suppressionMark("k", "whatsapp", noura.number),
  );
});
