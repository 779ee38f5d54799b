import { expect, test } from "vitest";
import { jobs } from "#server/app.ts";
import { channelShop, type ChannelShop } from "#server/testing/channel-shop.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { consentWord, maskedAddress } from "./rules.ts";

const address = "noura@mail.example";

/** A business with a mailbox, and a customer who left an address in the chat. */
async function mailCampaign(shop: ChannelShop): Promise<string> {
  const { token } = shop.owner;
  const begun = await shop.app.request({ method: "POST", path: "/api/channels/email/begin/", token });
  const back = await chooseAccount(begun.body.data.url);
  await shop.app.request({
    path: "/api/channels/email/finish/",
    token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
  const chat = await shop.app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  await shop.app.request({
    method: "POST",
    path: "/webhook/chatbot/",
    headers: { "x-session-id": `session_${"a".repeat(32)}` },
    form: { customer_msg: `ابغى اكلم موظف، بريدي ${address}`, chat_token: chat.body.data.token },
  });
  const json = {
    name: "Offer",
    channel: "email",
    subject: "عرض لك يا {{name}}",
    text: "أهلًا {{name}}،\n\nوصل المحصول الجديد.",
    name_fallback: "عميلنا العزيز",
  };
  const made = await shop.app.request({ path: "/api/campaigns/", token, json });
  return made.body.data.id as string;
}

/** Mails of the business to the customer, unfolded. */
function mails(shop: ChannelShop): string[] {
  return Object.values(shop.platforms.google.state.mailboxes)
    .flatMap((mailbox) => mailbox.mails)
    .map(({ raw }) =>
      Buffer.from(raw, "base64")
        .toString("utf8")
        .replace(/\r\n[ \t]+/g, " "),
    )
    .filter((raw) => new RegExp(`^To: .*${address}`, "m").test(raw));
}

test("C022: a campaign by mail carries one-click unsubscription, and who uses it gets no other", async () => {
  await using shop = await channelShop();
  const id = await mailCampaign(shop);
  const { token } = shop.owner;
  await shop.app.request({ path: `/api/campaigns/${id}/start/`, token, json: { expected: 1 } });
  await jobs["outreach.tick"](shop.app.context, {}, { number: 1, last: false });
  await shop.settle();
  const [mail = ""] = mails(shop);
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
  await shop.app.request({ method: "PUT", path: `/api/unsubscribe/${link}/`, json: { subscribed: true } });
  expect((await preview()).body.data).toMatchObject({ reaches: 1, opted_out: 0 });
});

test("only a word alone ends campaigns, however it is written", () => {
  for (const word of ["STOP", "stop.", " إيقاف ", "ايقاف", "إيـقاف!", "إلغاء الاشتراك", "Unsubscribe"])
    expect([word, consentWord(word)]).toEqual([word, false]);
  for (const word of ["START", "اشتراك", "إشترك"]) expect([word, consentWord(word)]).toEqual([word, true]);
  for (const words of [
    "please stop the delivery",
    "كيف ألغي الاشتراك؟",
    "إيقاف الطلب رقم 5",
    "",
    "اشتراك شهري",
  ])
    expect([words, consentWord(words)]).toEqual([words, null]);
  expect(maskedAddress("966500000001")).toBe("•••001");
});
