import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { messageDelivery, statusDelivery } from "#server/testing/whatsapp-delivery.ts";
import { type LoadedProduct, whatsappNumber } from "./loaded-product.ts";
import type { SentAnswer } from "./seed-answers.ts";
import { newPage, type OpenPage, openPages } from "./open-pages.ts";

export interface Load {
  seconds: number;
  /** Signed deliveries of WhatsApp per second; every eleventh is a customer's message, the others are statuses. */
  webhooksPerSecond: number;
  /** The answers that the statuses refer to; without any, all deliveries are messages. */
  answers: SentAnswer[];
  /** Customers' messages per second through the public chat. */
  messagesPerSecond: number;
  /** Calls per second from an owner's portal. */
  readsPerSecond: number;
  /** Number of chat pages with a live connection; the chat's messages come from them. */
  openPages: number;
}

const kinds = ["webhook", "chat", "read"] as const;
type Kind = (typeof kinds)[number];

export interface Played {
  /** Milliseconds of each request since it was due. */
  latencies: Record<Kind, number[]>;
  /** Number of responses other than 200, by status. */
  failures: Record<string, number>;
  /** Ids of the customers' messages that were acknowledged. */
  acknowledged: { whatsapp: Set<string>; chat: Set<string> };
  pages: OpenPage[];
  /** Pages that lost their connection during the load, and pages that wrote and were not notified of an answer. */
  lostPages: number;
  deafPages: number;
  endedAt: number;
}

const statusesPerMessage = 10;
/** The statuses that WhatsApp sends for each answer, in order. */
const statuses = ["delivered", "read"];
/** Returns how many answers the statuses of a load refer to. */
export const answersOf = ({
  seconds,
  webhooksPerSecond,
}: Pick<Load, "seconds" | "webhooksPerSecond">): number =>
  Math.ceil((seconds * webhooksPerSecond) / statuses.length) + 1;
/** Number of sessions that the chat's messages come from when no pages are open. */
const minSessions = 200;
const questions = ["هل توصلون إلى جدة؟", "متى تفتحون؟", "Do you deliver to Jeddah?", "كم مدة التوصيل لجدة؟"];
const readPaths = ["/api/tickets/", "/api/customers/", "/api/dashboard/?period=monthly", "/api/knowledge/"];

type Call = Omit<Parameters<Pool["request"]>[0], "origin">;

/** Returns a function that makes a request and records its latency or failure; false for a status other than 200. */
const requestWith =
  (pool: Pool, played: Played) =>
  async (kind: Kind, due: number, call: Call): Promise<boolean> => {
    const answer = await pool.request(call as Parameters<Pool["request"]>[0]).catch(() => null);
    await answer?.body.text().catch(() => "");
    if (answer?.statusCode === 200) {
      played.latencies[kind].push(performance.now() - due);
      return true;
    }
    const name = `${kind}: ${answer?.statusCode ?? "no answer"}`;
    played.failures[name] = (played.failures[name] ?? 0) + 1;
    return false;
  };

/** Plays a mix of requests, each at its time whatever the server does with earlier ones. */
export async function playLoad(product: LoadedProduct, load: Load): Promise<Played> {
  const { url, platforms, shops } = product;
  const pool = new Pool(url, { connections: 128, pipelining: 1 });
  const secret = platforms.env["META_APP_SECRET"] ?? "";
  const count = Math.max(load.openPages, load.messagesPerSecond > 0 ? minSessions : 0);
  const pages = Array.from({ length: count }, (_, n) => newPage(shops[n % shops.length]!));
  const written = new Set<OpenPage>();
  const played: Played = {
    latencies: { webhook: [], chat: [], read: [] },
    failures: {},
    acknowledged: { whatsapp: new Set(), chat: new Set() },
    pages,
    lostPages: 0,
    deafPages: 0,
    endedAt: 0,
  };

  const request = requestWith(pool, played);
  const deliver = async (due: number, n: number) => {
    const id = `wamid.${randomUUID()}`;
    const isMessage = n % (statusesPerMessage + 1) === 0 || load.answers.length === 0;
    const from = whatsappNumber(load.answers.length === 0 ? n : Math.floor(n / (statusesPerMessage + 1)));
    const at = Date.now();
    const answer = isMessage ? undefined : load.answers[Math.floor(n / statuses.length)];
    const { bytes, headers } = answer
      ? statusDelivery(secret, {
          id: answer.externalId,
          to: answer.person,
          status: statuses[n % statuses.length]!,
          at,
        })
      : messageDelivery(secret, { id, from, text: questions[n % questions.length]!, at });
    const isTaken = await request("webhook", due, {
      method: "POST",
      path: "/webhook/whatsapp/",
      headers,
      body: bytes,
    });
    if (isTaken && isMessage) played.acknowledged.whatsapp.add(id);
  };
  const write = async (due: number, n: number) => {
    const page = pages[n % pages.length]!;
    const id = randomUUID();
    const form = { customer_msg: questions[n % questions.length]!, chat_token: page.shop.chatToken };
    const isTaken = await request("chat", due, {
      method: "POST",
      path: "/webhook/chatbot/",
      headers: { ...page.headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...form, client_id: id }).toString(),
    });
    if (!isTaken) return;
    played.acknowledged.chat.add(id);
    written.add(page);
  };
  const read = async (due: number, n: number) => {
    const headers = {
      authorization: `Bearer ${shops[n % shops.length]!.token}`,
      "x-forwarded-for": `10.9.${randomInt(256)}.${randomInt(256)}`,
    };
    const path = readPaths[Math.floor(n / shops.length) % readPaths.length]!;
    await request("read", due, { method: "GET", path, headers });
  };

  {
    await using _ = await openPages(url, pages.slice(0, load.openPages));
    await Promise.all([
      pace(load.webhooksPerSecond, load.seconds, deliver),
      pace(load.messagesPerSecond, load.seconds, write),
      pace(load.readsPerSecond, load.seconds, read),
    ]);
    played.endedAt = performance.now();
    const open = pages.slice(0, load.openPages);
    const deaf = () => open.filter((page) => written.has(page) && page.eventCount === 0).length;
    // An event follows the commit it belongs to and may still be on its way.
    for (let tries = 0; tries < 100 && deaf() > 0; tries += 1) await sleep(50);
    played.lostPages = open.filter(({ isOpen }) => !isOpen).length;
    played.deafPages = deaf();
  }
  await pool.close();
  return played;
}

/**
 * Calls `act` this many times per second, for a number of seconds, with the time at which each call was due. Waits
 * for all of them.
 */
async function pace(
  perSecond: number,
  seconds: number,
  act: (due: number, n: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  const open = new Set<Promise<void>>();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begin + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const acting: Promise<void> = act(due, n).finally(() => open.delete(acting));
    open.add(acting);
  }
  await Promise.all(open);
}
