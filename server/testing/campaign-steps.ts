import { expect } from "vitest";
import { jobs } from "#server/app.ts";
import type { ChannelShop } from "./channel-shop.ts";

export const noura = { number: "966500000001", name: "نورة" };
export const fahd = { number: "966500000002", name: "فهد" };

/** Continues a campaign after each pause until it is finished. */
export async function sendAll(shop: ChannelShop): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await jobs["outreach.tick"](shop.app.context, {}, { number: 1, last: false });
    await shop.settle();
  }
}

export async function templateId(shop: ChannelShop, name: string, language = "ar"): Promise<string> {
  const { body } = await shop.app.request({ path: "/api/templates/", token: shop.owner.token });
  const found = body.data.templates.find(
    (one: { name: string; language: string }) => one.name === name && one.language === language,
  );
  return found.id as string;
}

export async function createDraft(shop: ChannelShop, fields: object): Promise<string> {
  const json = { name: "عرض نهاية الأسبوع", channel: "whatsapp_meta", ...fields };
  const { status, body, text } = await shop.app.request({
    path: "/api/campaigns/",
    token: shop.owner.token,
    json,
  });
  expect(status, text).toBe(200);
  return body.data.id as string;
}

export const callCampaigns = (
  shop: ChannelShop,
  path: string,
  json?: object,
  method?: "POST" | "GET" | "DELETE",
) =>
  shop.app.request({
    path: `/api/campaigns/${path}`,
    token: shop.owner.token,
    ...(json && { json }),
    ...(method && { method }),
  });

export const offer = { template: "weekend_offer", values: ["{{name}}"], name_fallback: "عميلنا العزيز" };

export async function createOfferDraft(shop: ChannelShop, more: object = {}): Promise<string> {
  return createDraft(shop, {
    template_id: await templateId(shop, offer.template),
    template_values: offer.values,
    name_fallback: offer.name_fallback,
    ...more,
  });
}

export const receivedTexts = (shop: ChannelShop, person: { number: string }) =>
  shop.platforms.whatsapp.state.lines
    .filter((line) => line.side === "business" && line.person === person.number)
    .map(({ text }) => text);

/** Starts a campaign with the offer's template to a number of recipients. */
export async function startOffer(shop: ChannelShop, numbers: string[], more: object = {}): Promise<string> {
  const id = await createOfferDraft(shop, more);
  const form = { text: numbers.join("\n") };
  await shop.app.request({ path: `/api/campaigns/${id}/numbers/`, token: shop.owner.token, form });
  expect((await callCampaigns(shop, `${id}/start/`, {})).status).toBe(200);
  return id;
}

export const firstNumber = "0500000001";
