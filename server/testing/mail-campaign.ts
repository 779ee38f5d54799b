import { chooseAccount } from "#server/simulator/choose-page.ts";
import type { ChannelShop } from "./channel-shop.ts";

const address = "noura@mail.example";

/** Connects Gmail as the owner does on the channels page, with Google's log-in. */
export async function connectGmail(shop: ChannelShop): Promise<void> {
  const { token } = shop.owner;
  const login = await shop.app.request({ method: "POST", path: "/api/channels/email/begin/", token });
  const back = await chooseAccount(login.body.data.url);
  await shop.app.request({
    path: "/api/channels/email/finish/",
    token,
    json: { state: back.searchParams.get("state"), code: back.searchParams.get("code") },
  });
}

/** Creates a business with a mailbox, and a customer who left an address in the chat. */
export async function createMailCampaign(shop: ChannelShop): Promise<string> {
  const { token } = shop.owner;
  await connectGmail(shop);
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

/** Returns the business's mails to the customer with unfolded headers. */
export function sendCampaignMails(shop: ChannelShop): string[] {
  return Object.values(shop.platforms.google.state.mailboxes)
    .flatMap((mailbox) => mailbox.mails)
    .map(({ raw }) =>
      Buffer.from(raw, "base64")
        .toString("utf8")
        .replace(/\r\n[ \t]+/g, " "),
    )
    .filter((raw) => new RegExp(`^To: .*${address}`, "m").test(raw));
}
