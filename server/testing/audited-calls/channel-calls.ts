import { chooseAccount } from "#server/simulator/choose-page.ts";
import { signRequest } from "#server/simulator/signing.ts";
import { businessPhone } from "#server/testing/channel-shop.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { closeWindows } from "#server/testing/close-windows.ts";
import type { AuditWorld } from "./audit-world.ts";

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64)]);

/** Makes the calls that connect channels and write to customers first. */
export async function makeChannelCalls(world: AuditWorld): Promise<void> {
  await connectByLogin(world);
  await makeTemplateCalls(world);
  await makeCampaignCalls(world);
}

/** Makes the calls that set up the chat page. */
export async function makeChatCalls({ call }: AuditWorld): Promise<void> {
  await call("chatbot.generate");
  await call("chatbot.setSites", { json: { sites: ["https://shop.example"] } });
  await call("chatbot.setLook", { json: { color: "#224466", avatar: null } });
}

async function connectByLogin({ call, find, platforms }: AuditWorld): Promise<void> {
  const connect = async (kind: string) => {
    const { url } = await call("channels.begin", { at: [kind], json: {} });
    const back = await chooseAccount(url);
    const { state, code, ...extra } = Object.fromEntries(back.searchParams);
    await call("channels.finish", { at: [kind], json: { state, code, extra } });
  };
  await connect("whatsapp_meta");
  await connect("instagram");
  await call("channels.enable", { at: ["instagram"] });
  await call("channels.setNotices", { at: ["instagram"] });
  await call("channels.disconnect", { at: ["instagram"] });

  await connect("instagram");
  const account = await find("select account from channel_connections where kind = 'instagram'");
  const claims = { user_id: account, algorithm: "HMAC-SHA256", issued_at: Math.floor(Date.now() / 1000) };
  const signed_request = signRequest(platforms.env["INSTAGRAM_APP_SECRET"] ?? "", claims);
  await call("dataDeletions.deauthorize", { form: { signed_request } });
}

async function makeTemplateCalls({ app, owner, call, find, platforms, settle }: AuditWorld): Promise<void> {
  const noura = { number: "966500000001", name: "نورة" };
  const account = await find("select account from channel_connections where kind = 'whatsapp_meta'");
  platforms.whatsapp.write(account || businessPhone, noura, { type: "text", text: "هل توصلون إلى جدة؟" });
  await settle();
  const ticket = await find("select id from tickets where channel = 'whatsapp_meta'");
  await call("tickets.sendPicture", {
    at: [ticket],
    file: { name: "menu.png", bytes: png, fields: { text: "" } },
  });
  await settle();
  await app.database.ownerPool.query("delete from message_templates");
  await call("templates.refresh");
  const template = await find(
    "select id from message_templates where name = 'reply_waiting' and language = 'ar'",
  );
  await call("templates.setReopening", {
    at: ["whatsapp_meta"],
    json: { template_id: template, values: ["{{name}}", "x"] },
  });
  await closeWindows({ app, owner, platforms });
  await call("templates.send", { at: [ticket], json: { template_id: template, values: ["نورة", "طلبك"] } });
}

async function makeCampaignCalls({ call, find }: AuditWorld): Promise<void> {
  const template = await find(
    "select id from message_templates where name = 'weekend_offer' and language = 'ar'",
  );
  const draft = { name: "offer", channel: "whatsapp_meta" };
  const { id } = await call("campaigns.add", { json: draft });
  const at = [id];
  const more = { template_id: template, template_values: ["{{name}}"], name_fallback: "عميلنا" };
  await call("campaigns.change", { at, json: { ...draft, ...more } });
  await call("campaigns.setNumbers", { at, form: { text: "0500000001\n0500000002" } });
  await call("campaigns.start", { at });
  await call("campaigns.cancel", { at });
  const other = await call("campaigns.add", { json: { ...draft, name: "other" } });
  await call("campaigns.setPicture", { at: [other.id], file: { name: "a.png", bytes: png } });
  await call("campaigns.removePicture", { at: [other.id] });
  await call("campaigns.delete", { at: [other.id] });
}

/** Makes the calls that connect WhatsApp by phone. */
export async function connectNumber({ app, call, platforms }: AuditWorld): Promise<void> {
  const { token } = await signUpOwner(app);
  const { setup_id, resend_at } = await call("channels.addNumber", { token, json: { phone: "0550001077" } });
  app.setClock(new Date(new Date(resend_at).getTime() + 1000));
  await call("channels.resendCode", { token, json: { setup_id } });
  const phones = Object.values(platforms.whatsapp.state.phones);
  const code = phones.find(({ number }) => number.endsWith("550001077"))?.code;
  await call("channels.verifyCode", { token, json: { setup_id, code } });
  app.setClock(null);
}

/** Makes the call that connects a mailbox. */
export async function connectMailbox({ call, mailbox, smtp }: AuditWorld): Promise<void> {
  const server = (port: number) => ({ host: "127.0.0.1", port, security: "none" });
  const { user: address, password } = mailbox;
  await call("mailboxes.connect", {
    json: { address, password, imap: server(mailbox.port), smtp: server(smtp.port) },
  });
}
