import { expect, test } from "vitest";
import {
  businessPhone,
  channelShop,
  type ChannelShop,
  connectWhatsappViaMeta,
} from "#server/testing/channel-shop.ts";
import { closeWindows } from "#server/testing/close-windows.ts";

const noura = { number: "966500000001", name: "نورة" };

interface Template {
  id: string;
  name: string;
  language: string;
}

async function templates(shop: ChannelShop) {
  const { body } = await shop.app.request({ path: "/api/templates/", token: shop.owner.token });
  return body.data as { accounts: object[]; templates: Template[] };
}

const idOf = async (shop: ChannelShop, name: string, language = "ar") =>
  (await templates(shop)).templates.find((one) => one.name === name && one.language === language)?.id ?? "";

/** Creates a ticket in which a customer has written and staff reply a day too late. */
async function lateReply(shop: ChannelShop): Promise<{ ticketId: string; messageId: string }> {
  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  await closeWindows(shop);
  const { token } = shop.owner;
  const [ticket] = (await shop.app.request({ path: "/api/tickets/", token })).body.data;
  const ticketResponse = await shop.app.request({ path: `/api/tickets/${ticket.id}/`, token });
  expect(ticketResponse.body.data.sending).toMatchObject({ open: false, templates: true });
  const reply = await shop.app.request({
    path: `/api/tickets/${ticket.id}/reply/`,
    token,
    json: { text: "نعم، طلبك يصل غدًا" },
  });
  await shop.settle();
  return { ticketId: ticket.id as string, messageId: reply.body.data.id as string };
}

test("templates are listed with their places, and what cannot be sent says why", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const list = await templates(shop);
  expect(list.accounts).toMatchObject([{ channel: "whatsapp_meta", reopening: null }]);
  const templateNamed = (name: string) =>
    list.templates.find((one) => one.name === name && one.language === "ar");
  expect(templateNamed("reply_waiting")).toMatchObject({
    status: "approved",
    category: "utility",
    variables: ["1", "2"],
    problem: null,
    header: { kind: "none" },
  });
  expect(templateNamed("new_arrivals")).toMatchObject({ header: { kind: "picture" }, problem: null });
  expect(templateNamed("weekend_offer")).toMatchObject({ footer: "لإيقاف العروض اكتب: إيقاف" });
  for (const [name, status] of [
    ["summer_menu", "pending"],
    ["big_prize", "rejected"],
    ["old_offer", "paused"],
  ] as const)
    expect(templateNamed(name)).toMatchObject({ status, problem: "not_approved" });
});

test("a reply after 24 hours is kept, and a template with it opens the conversation again", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const { token } = shop.owner;
  const id = await idOf(shop, "reply_waiting");
  const set = (values: string[]) =>
    shop.app.request({
      method: "PUT",
      path: "/api/templates/reopening/whatsapp_meta/",
      token,
      json: { template_id: id, values },
    });
  expect((await set(["{{name}}"])).body.fields).toHaveProperty("values");
  expect((await set(["{{name}}", "{{price}}"])).body.fields).toHaveProperty("values");
  expect((await set(["{{name}}", "{{text}}"])).body.data.accounts).toMatchObject([
    { reopening: { template_id: id, values: ["{{name}}", "{{text}}"] } },
  ]);
  const { ticketId, messageId } = await lateReply(shop);
  const sentRequest = (await shop.sent()).at(-1);
  expect(sentRequest).toEqual({ text: "نعم، طلبك يصل غدًا", status: "failed", failure: "window_closed" });
  const sent = await shop.app.request({
    path: `/api/tickets/${ticketId}/template/`,
    token,
    json: { template_id: id, values: ["{{name}}", "{{text}}"] },
  });
  expect(sent.body.data).toMatchObject({
    author: "staff",
    text: "أهلًا نورة، بخصوص رسالتك إلينا: نعم، طلبك يصل غدًا",
  });
  await shop.settle();
  const lines = () => shop.platforms.whatsapp.state.lines.filter(({ side }) => side === "business");
  expect(lines().at(-1)).toMatchObject({
    type: "template",
    text: "أهلًا نورة، بخصوص رسالتك إلينا: نعم، طلبك يصل غدًا",
  });
  expect((await shop.sent()).at(-1)).toMatchObject({ status: "delivered" });

  shop.platforms.whatsapp.write(businessPhone, noura, { type: "text", text: "شكرًا" });
  await shop.settle();
  await shop.app.request({ method: "POST", path: `/api/messages/${messageId}/retry/`, token });
  await shop.settle();
  expect(lines().at(-1)).toMatchObject({ type: "text", text: "نعم، طلبك يصل غدًا" });
});

test("a template with an empty place is refused in the user's language, and never asked of WhatsApp", async () => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const { ticketId } = await lateReply(shop);
  const before = shop.platforms.whatsapp.state.lines.length;
  const template_id = await idOf(shop, "order_update");
  for (const [values, language, words] of [
    [["نورة", " "], "ar", "في القالب خانة فارغة. املأ كل الخانات قبل الإرسال."],
    [["نورة"], "en", "The template has a different number of placeholders. Fill in each of them."],
  ] as const) {
    const answer = await shop.app.request({
      path: `/api/tickets/${ticketId}/template/`,
      token: shop.owner.token,
      json: { template_id, values },
      headers: { "accept-language": language },
    });
    expect([answer.status, answer.body.fields]).toEqual([400, { values: [words] }]);
  }
  const pending = await shop.app.request({
    path: `/api/tickets/${ticketId}/template/`,
    token: shop.owner.token,
    json: { template_id: await idOf(shop, "summer_menu"), values: ["نورة"] },
  });
  expect(pending.body.code).toBe("template_not_usable");
  await shop.settle();
  expect(shop.platforms.whatsapp.state.lines).toHaveLength(before);
});

test.each([
  ["template_paused", { status: "PAUSED" }],
  ["template_unknown", { status: "REJECTED" }],
  ["template_values", { parameters: 3 }],
] as const)("what WhatsApp says of a template that changed there becomes %s", async (failure, change) => {
  await using shop = await channelShop();
  await connectWhatsappViaMeta(shop, shop.owner);
  const { ticketId } = await lateReply(shop);
  const template_id = await idOf(shop, "reply_waiting");
  for (const waba of Object.values(shop.platforms.whatsapp.state.wabas))
    waba.templates = waba.templates.map((one) =>
      one.name === "reply_waiting" ? { ...one, ...change } : one,
    );
  await shop.app.request({
    path: `/api/tickets/${ticketId}/template/`,
    token: shop.owner.token,
    json: { template_id, values: ["نورة", "طلبك جاهز"] },
  });
  await shop.settle();
  expect((await shop.sent()).at(-1)).toMatchObject({ status: "failed", failure });
});
