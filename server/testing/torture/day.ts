import { randomBytes, randomInt } from "node:crypto";
import { businessPhone } from "#server/testing/channel-shop.ts";
import type { TestRequest, TestResponse } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import type { TorturedServer } from "./tortured-server.ts";

/** The record of a scripted day: what was written, and what the product acknowledged. */
export interface Day {
  /** Customers by number or address; their platforms repeat deliveries until they are accepted. */
  contacts: string[];
  /** Ids of the web chat's messages that were answered with 200. */
  chats: string[];
  /** Texts of staff on the permanent ticket that were answered with 200. */
  staffReplies: string[];
  /** Files that were answered with 200. */
  sources: string[];
  /** Number of calls that were refused with a request to retry. */
  refused: number;
  /** Responses that no caller should get, whatever has failed. */
  unexpected: string[];
}

export const emptyDay = (): Day => ({
  contacts: [],
  chats: [],
  staffReplies: [],
  sources: [],
  refused: 0,
  unexpected: [],
});

/** Statuses that ask the client to retry, so that it knows that nothing was acknowledged. */
const comeAgain = new Set([429, 503, 507]);

/** A ticket that staff answer on every day, with its customer's number. */
export interface StaffTicket {
  id: string;
  number: string;
}

/**
 * Plays a day: one customer on WhatsApp, one with a picture, one by mail, two in the chat, a reply of staff and a
 * file, all at once.
 */
export async function playDay(server: TorturedServer, ticket: StaffTicket, day: Day): Promise<void> {
  const { product } = server;
  day.contacts.push(product.write(), writePicture(server), product.mail());
  await Promise.all([
    say(server, day, "هل توصلون إلى جدة؟"),
    say(server, day, "ما رأيكم في كتاب لم يكتبه أحد؟"),
    replyAsStaff(server, ticket, day),
    uploadFile(server, day),
  ]);
}

function writePicture({ product }: TorturedServer): string {
  const number = `9665${randomInt(10_000_000, 99_999_999)}`;
  product.platforms.whatsapp.write(
    businessPhone,
    { number, name: "نورة" },
    { type: "image", mime: "image/jpeg", bytes: Buffer.from("a picture"), caption: "هذا" },
  );
  return number;
}

/** Returns the response's body when the call was acknowledged, otherwise null. */
async function callOn({ app }: TorturedServer, day: Day, call: TestRequest): Promise<TestResponse["body"]> {
  const answer = await app.request(call).catch((problem: Error) => problem);
  // The connection to the product broke with its process.
  if (answer instanceof Error) {
    day.refused += 1;
    return null;
  }
  if (answer.status === 200) return answer.body;
  if (comeAgain.has(answer.status)) day.refused += 1;
  else day.unexpected.push(`${call.path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return null;
}

export async function say(server: TorturedServer, day: Day, text: string): Promise<void> {
  const body = await callOn(server, day, {
    path: "/webhook/chatbot/",
    headers: {
      "x-session-id": `session_${randomBytes(12).toString("hex")}`,
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    form: { customer_msg: text, chat_token: server.chatToken },
  });
  if (body) day.chats.push(body.id as string);
}

async function replyAsStaff(server: TorturedServer, ticket: StaffTicket, day: Day): Promise<void> {
  const text = `نعم، ${randomBytes(8).toString("hex")}`;
  const body = await callOn(server, day, {
    path: `/api/tickets/${ticket.id}/reply/`,
    token: server.product.owner.token,
    json: { text },
  });
  if (body) day.staffReplies.push(text);
}

async function uploadFile(server: TorturedServer, day: Day): Promise<void> {
  const body = await callOn(server, day, {
    path: "/api/knowledge/files/",
    token: server.product.owner.token,
    file: {
      name: `${randomBytes(8).toString("hex")}.xlsx`,
      bytes: faqBytes([{ phrasings: ["متى تفتحون؟"], answer: "نفتح من الثامنة." }]),
    },
  });
  if (body) day.sources.push(body.data.id as string);
}
