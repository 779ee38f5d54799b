import { expect } from "vitest";
import { jobs } from "#server/app.ts";
import { chooseAccount } from "#server/simulator/choose-page.ts";
import { callCampaigns, createOfferDraft } from "./campaign-steps.ts";
import { businessPhone, type ChannelShop, connectWhatsappViaMeta } from "./channel-shop.ts";
import { workbookBytes } from "./workbook-bytes.ts";
import { connectGmail } from "./mail-campaign.ts";
import type { TestResponse } from "./test-app.ts";

const instagramAccount = "17841400000000002";
const pixel = (word: string) => new TextEncoder().encode(`GIF89a ${word}`);

/** Unique words for everything that a customer can write, and that staff can write about them. */
export const marks = {
  waName: "zqwaname",
  waText: "zqwatext",
  waCaption: "zqwacaption",
  waFile: "zqwafile",
  waDocument: "zqwadocument",
  waPlace: "zqwaplace",
  waContact: "zqwacontact",
  waAsked: "zqwaasked",
  waConfirmed: "zqwaconfirmed",
  waPhrasing: "zqwaphrasing",
  number: "966507712349",
  igName: "zqigname",
  igText: "zqigtext",
  igFile: "zqigfile",
  igComment: "zqigcomment",
  mailAddress: "zqmail@zqhost.example",
  mailSubject: "zqmailsubject",
  mailText: "zqmailtext",
  mailHtml: "zqmailhtml",
  mailFile: "zqmailfile",
  chatName: "zqchatname",
  chatText: "zqchattext",
  rating: "zqrating",
  profile: "zqprofile",
  note: "zqnote",
  reply: "zqreply",
  reminder: "zqreminder",
  listed: "zqlisted",
  leftOut: "zqleftout",
} as const;

/** The customer, the answer that was taught with only their words, and the one that gained a phrasing of theirs. */
export interface MarkedCustomer {
  customerId: string;
  taughtId: string;
  widenedId: string;
}

/** Plays a customer who writes on every channel and is merged, answered, used for corrections, noted and sent campaigns. */
export async function playMarkedCustomer(shop: ChannelShop): Promise<MarkedCustomer> {
  const { app, platforms, owner } = shop;
  const { token } = owner;
  const call: Call = async (path, json, method) => {
    const answer = await app.request({ path, token, ...(json && { json }), ...(method && { method }) });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body?.data;
  };
  await connectWhatsappViaMeta(shop, owner);
  await connectGmail(shop);
  await connectInstagram(shop);
  const widened = await call("/api/faqs/", {
    phrasings: ["هل توصلون إلى جدة؟"],
    answer: { ar: "نعم، خلال يومين.", en: null },
  });
  await train(shop);

  await writeOnChannels(shop);
  const chat = await call("/api/chatbot/generate/", undefined, "POST");
  const session = { "x-session-id": `session_${"f".repeat(32)}` };
  const say = (text: string) =>
    app.request({
      path: "/webhook/chatbot/",
      headers: session,
      form: {
        customer_msg: text,
        chat_token: chat.token,
        customer_name: marks.chatName,
        customer_email: marks.mailAddress,
      },
    });
  await say(`أبغى موظف ${marks.chatText}`);
  await app.database.ownerPool.query("select add_job('channels.tick')");
  await shop.settle();

  const customerId = await mergeCustomers(shop, call);

  await workOnTickets(shop, call);
  await rateHelp(shop, call, { token: chat.token, headers: session });

  const taught = await teach(shop, call, widened.faq?.id ?? widened.id);
  await train(shop);
  // Another customer gets the answer that this customer's message taught.
  const friend = { number: "966500000088", name: "فهد" };
  platforms.whatsapp.write(businessPhone, friend, {
    type: "text",
    text: `هل عندكم ${marks.waAsked} مواقف للسيارات؟`.replace(marks.waAsked, ""),
  });
  await shop.settle();
  const { groupUnansweredQuestions } = await import("#server/modules/knowledge/unanswered-questions.ts");
  const { tenantOf } = await import("#server/tenant.ts");
  await groupUnansweredQuestions(tenantOf(app.context, owner.organizationId));
  await sendCampaign(shop);
  return { customerId, taughtId: taught, widenedId: widened.faq?.id ?? widened.id };
}

/** Lets the customer write on WhatsApp, Instagram and by mail. */
async function writeOnChannels(shop: ChannelShop): Promise<void> {
  const { platforms } = shop;
  const person = { number: marks.number, name: marks.waName };
  const write = (message: Parameters<typeof platforms.whatsapp.write>[2]) =>
    platforms.whatsapp.write(businessPhone, person, message);
  write({ type: "text", text: "هل توصلون إلى جدة؟" });
  await shop.settle();
  write({ type: "text", text: `هل عندكم ${marks.waAsked} مواقف للسيارات؟` });
  await shop.settle();
  write({ type: "text", text: `أبغى موظف ${marks.waText}` });
  write({ type: "image", mime: "image/jpeg", bytes: pixel(marks.waFile), caption: marks.waCaption });
  write({
    type: "document",
    mime: "application/pdf",
    bytes: pixel(marks.waFile),
    name: `${marks.waDocument}.pdf`,
  });
  write({ type: "location", latitude: 24.7, longitude: 46.6, name: marks.waPlace, address: marks.waPlace });
  write({ type: "contacts", name: marks.waContact, number: "966500000009" });
  await shop.settle();
  const igPerson = { id: "1200000000007777", username: marks.igName, name: marks.igName };
  platforms.instagram.write(instagramAccount, igPerson, { type: "text", text: marks.igText });
  platforms.instagram.write(instagramAccount, igPerson, {
    type: "image",
    mime: "image/jpeg",
    bytes: pixel(marks.igFile),
  });
  platforms.instagram.comment(instagramAccount, igPerson, "18000000000000021", marks.igComment);
  platforms.google.receive(mailboxOf(shop), mail());
}

async function mergeCustomers({ app, owner }: ChannelShop, call: Call): Promise<string> {
  // Staff find that all customers are the same person.
  const { rows } = await app.database.ownerPool.query<{ customer_id: string; channel: string }>(
    "select customer_id, channel from contacts where organization_id = $1",
    [owner.organizationId],
  );
  const byChannel = Object.fromEntries(rows.map((row) => [row.channel, row.customer_id]));
  const customerId = byChannel["whatsapp_meta"] ?? "";
  for (const channel of ["instagram", "email", "chat"])
    if (byChannel[channel] !== customerId)
      await call(`/api/customers/${customerId}/join/`, { other_id: byChannel[channel] });
  await call(`/api/customers/${customerId}/`, { account_name: marks.profile }, "PATCH");
  return customerId;
}

async function rateHelp(
  shop: ChannelShop,
  call: Call,
  chat: { token: string; headers: Record<string, string> },
): Promise<void> {
  const { app, owner } = shop;
  // After the ticket is closed, the customer is asked for a rating in the chat.
  const { rows: closed } = await app.database.ownerPool.query<{ id: string }>(
    "select id from tickets where organization_id = $1 and channel = 'chat'",
    [owner.organizationId],
  );
  await call(`/api/tickets/${closed[0]?.id}/close/`, { reason: "resolved" });
  await shop.settle();
  const history = await app.request({ path: `/webhook/chatbot/${chat.token}/`, headers: chat.headers });
  await app.request({
    path: "/webhook/chatbot/rating/",
    headers: chat.headers,
    form: {
      chat_token: chat.token,
      id: history.body.rating_question.id,
      rating: "bad",
      comment: marks.rating,
    },
  });
}

const mailboxOf = (shop: ChannelShop) => Object.keys(shop.platforms.google.state.mailboxes)[0] ?? "";

const mail = () =>
  [
    `From: ${marks.chatName} <${marks.mailAddress}>`,
    "To: shop@roastery.example",
    `Subject: ${marks.mailSubject}`,
    "Message-ID: <marked@zqhost.example>",
    `Date: ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=outer",
    "",
    "--outer",
    "Content-Type: multipart/alternative; boundary=inner",
    "",
    "--inner",
    "Content-Type: text/plain; charset=utf-8",
    "",
    `I want to speak to a person about ${marks.mailText}`,
    "--inner",
    "Content-Type: text/html; charset=utf-8",
    "",
    `<p>I want to speak to a person about <b>${marks.mailHtml}</b> ${marks.mailText}</p>`,
    "--inner--",
    "--outer",
    "Content-Type: application/pdf",
    `Content-Disposition: attachment; filename="${marks.mailFile}.pdf"`,
    "",
    marks.mailFile,
    "--outer--",
    "",
  ].join("\r\n");

async function connectInstagram({ app, platforms, owner }: ChannelShop): Promise<void> {
  const { token } = owner;
  const login = await app.request({ method: "POST", path: "/api/channels/instagram/begin/", token });
  const back = await chooseAccount(login.body.data.url);
  const json = { state: back.searchParams.get("state"), code: back.searchParams.get("code") };
  await app.request({ path: "/api/channels/instagram/finish/", token, json });
  const { verifyToken } = await import("#server/channels/platforms.ts");
  await platforms.instagram.setWebhook(
    `${app.context.addresses.public}/webhook/instagram/`,
    verifyToken(app.context, "instagram") ?? "",
  );
}

async function train(shop: ChannelShop): Promise<void> {
  await shop.app.request({ method: "POST", path: "/api/knowledge/train/", token: shop.owner.token });
  await shop.settle();
}

type Call = (path: string, json?: object, method?: "POST" | "PATCH" | "GET") => Promise<TestResponse["body"]>;

/** Writes what staff write about the customer on their waiting ticket. */
async function workOnTickets({ app, owner }: ChannelShop, call: Call): Promise<void> {
  const { rows } = await app.database.ownerPool.query<{ id: string; channel: string }>(
    "select id, channel from tickets where organization_id = $1",
    [owner.organizationId],
  );
  const whatsapp = rows.find(({ channel }) => channel === "whatsapp_meta")?.id;
  await call(`/api/tickets/${whatsapp}/notes/`, { text: marks.note, mentions: [owner.memberId] });
  await call(`/api/tickets/${whatsapp}/reply/`, { text: marks.reply });
  const at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await call(`/api/tickets/${whatsapp}/reminders/`, { text: marks.reminder, at });
}

/** Teaches the agent from the customer's messages: a new answer, a phrasing of a known one, and a confirmed answer. */
async function teach({ app, owner }: ChannelShop, call: Call, widenedId: string): Promise<string> {
  const messageOf = async (text: string) => {
    const { rows } = await app.database.ownerPool.query<{ id: string }>(
      "select id from messages where organization_id = $1 and author = 'customer' and text like $2",
      [owner.organizationId, `%${text}%`],
    );
    return rows[0]?.id;
  };
  const taught: { faq_id: string } = await call("/api/lessons/", {
    message_id: await messageOf(marks.waAsked),
    question: `هل عندكم ${marks.waAsked} مواقف للسيارات؟`,
    answer: { ar: "نعم، أمام المحل.", en: null },
  });
  await call("/api/lessons/", {
    message_id: await messageOf(marks.waText),
    question: `توصلون جدة ${marks.waPhrasing}`,
    entry_id: `written:${widenedId}`,
  });
  const { rows } = await app.database.ownerPool.query<{ id: string; question: string }>(
    `select r.id, r.reply_to as question from messages r where r.organization_id = $1 and r.author = 'agent' and r.decision = 'answer'`,
    [owner.organizationId],
  );
  const [reply] = rows;
  // Staff confirm the customer's question as a test question.
  await app.database.ownerPool.query("update messages set text = text || ' ' || $2 where id = $1", [
    reply?.question,
    marks.waConfirmed,
  ]);
  const judged = await app.request({
    method: "PUT",
    path: `/api/lessons/verdicts/${reply?.id}/`,
    token: owner.token,
    json: { right: true },
  });
  expect(judged.status, judged.text).toBeLessThan(300);
  return taught.faq_id;
}

/** Creates two campaigns to a list with the customer's number: one is sent, one still waits with its list. */
async function sendCampaign(shop: ChannelShop): Promise<void> {
  const draft = await createOfferDraft(shop);
  const id = await createOfferDraft(shop);
  // The second line is skipped as a repetition, and stored to be shown.
  const bytes = workbookBytes({
    أرقام: [
      ["الاسم", "الجوال"],
      [marks.listed, `+${marks.number}`],
      [marks.leftOut, `+${marks.number}`],
    ],
  });
  for (const campaign of [draft, id])
    await shop.app.request({
      path: `/api/campaigns/${campaign}/numbers/`,
      token: shop.owner.token,
      file: { name: "list.xlsx", bytes },
    });
  await callCampaigns(shop, `${id}/start/`, {});
  for (let round = 0; round < 4; round += 1) {
    await jobs["outreach.tick"](shop.app.context, {}, { number: 1, last: false });
    await shop.settle();
  }
}
