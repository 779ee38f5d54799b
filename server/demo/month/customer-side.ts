import { createHash } from "node:crypto";
import { text } from "#server/texts/texts.ts";
import type { Rating } from "#shared/contract/ratings.ts";
import type { Language } from "#shared/language.ts";
import { toRawEvent } from "#server/channels/email/stored-mail.ts";
import { storeEvents } from "#server/modules/inbox/index.ts";
import { mailFrom } from "#server/simulator/customer-mail.ts";
import type { SimulatedPerson } from "#server/simulator/people.ts";
import { writeAs } from "#server/simulator/write.ts";
import { tenantOf } from "#server/tenant.ts";
import type { MonthCustomer } from "./customers.ts";
import { runUntilIdle, type MonthCreation } from "./month-creation.ts";

/**
 * Returns where a customer of the month writes: their own channel, or the web chat if the demo has not connected
 * it.
 */
export const channelOf = ({ accounts }: MonthCreation, { channel }: MonthCustomer) =>
  channel !== "chat" && accounts.has(channel) ? channel : "chat";

const sessionOf = ({ key }: MonthCustomer): string =>
  `session_${createHash("sha256").update(`month ${key}`).digest("hex").slice(0, 32)}`;

export const personOf = ({ name, phone, handle, key }: MonthCustomer): SimulatedPerson => ({
  name,
  whatsapp: { number: phone, name },
  instagram: { id: `13${String(key).padStart(14, "0")}`, username: handle, name },
  twitter: { id: `19${String(key).padStart(17, "0")}`, username: handle, name },
  email: { address: `${handle}@customer.example`, name },
});

/** Sends a customer's message and does everything that follows from it. */
export async function writeMessage(
  creation: MonthCreation,
  customer: MonthCustomer,
  message: { id: string; text: string; isPublic: boolean },
): Promise<void> {
  const channel = channelOf(creation, customer);
  if (channel === "chat") {
    await creation.api.call("POST", "/webhook/chatbot/", {
      session: sessionOf(customer),
      form: {
        customer_msg: message.text,
        chat_token: creation.chatToken,
        client_id: message.id,
        customer_name: customer.name,
      },
    });
  } else {
    const account = creation.accounts.get(channel) ?? "";
    const person = personOf(customer);
    if (channel === "email") await writeMail(creation, person, account, message.text);
    else
      writeAs(creation.past.platforms, person, {
        channel: channel === "instagram" || channel === "twitter" ? channel : "whatsapp",
        account,
        act: "text",
        text: message.text,
        place: message.isPublic ? "public" : "private",
      });
  }
  await runUntilIdle(creation);
}

/**
 * Passes a mail to the product in the same way as its reader would, because the mailbox of the past is not polled.
 */
async function writeMail(
  creation: MonthCreation,
  person: SimulatedPerson,
  account: string,
  body: string,
): Promise<void> {
  const { context, past } = creation;
  const raw = mailFrom(past.platforms.google, person, { account, text: body }, context.clock());
  const id = past.platforms.google.receive(account, raw);
  const mail = past.platforms.google.state.mailboxes[account]?.mails.find((one) => one.id === id);
  const event = await toRawEvent({
    raw: Buffer.from(raw),
    account,
    receivedAt: context.clock(),
    where: { from: "gmail", id, thread: mail?.threadId ?? id },
  });
  await storeEvents(context, "email", [event]);
}

/** Rates the help, if the customer was asked. */
export async function rateHelp(
  creation: MonthCreation,
  customer: MonthCustomer,
  {
    ticketId,
    is,
    comment,
    language,
  }: { ticketId: string; is: Rating; comment: string | null; language: Language },
): Promise<void> {
  const channel = channelOf(creation, customer);
  if (channel === "chat") {
    const session = sessionOf(customer);
    const history = await creation.api.call<{ rating_question: { id: string } | null }>(
      "GET",
      `/webhook/chatbot/${creation.chatToken}/`,
      { session },
    );
    if (!history.rating_question) return;
    await creation.api.call("POST", "/webhook/chatbot/rating/", {
      session,
      form: {
        chat_token: creation.chatToken,
        id: history.rating_question.id,
        rating: is,
        ...(comment && { comment }),
      },
    });
  } else if (channel === "whatsapp_meta" && (await wasAsked(creation, ticketId))) {
    const account = creation.accounts.get(channel) ?? "";
    creation.past.platforms.whatsapp.write(account, personOf(customer).whatsapp, {
      type: "button",
      text: text(language, `agent:rating.${is}`),
    });
    await runUntilIdle(creation);
  }
}

/**
 * Whether the customer was asked. Not everybody is asked, and nobody twice in two weeks; customers who were not
 * asked have no button to press.
 */
async function wasAsked({ context, organizationId }: MonthCreation, ticketId: string): Promise<boolean> {
  const question = await tenantOf(context, organizationId).transaction((db) =>
    db
      .selectFrom("ticket_ratings")
      .select("id")
      .where("organization_id", "=", organizationId)
      .where("ticket_id", "=", ticketId)
      .executeTakeFirst(),
  );
  return question !== undefined;
}
