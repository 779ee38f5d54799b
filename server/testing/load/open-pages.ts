import { randomBytes, randomInt } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import type { LoadedShop } from "./loaded-product.ts";

/** A customer's browser with an open chat: its session, its address and its live connection. */
export interface OpenPage {
  shop: LoadedShop;
  headers: Record<string, string>;
  /** Number of notifications that something is new. */
  eventCount: number;
  isOpen: boolean;
}

export const newPage = (shop: LoadedShop): OpenPage => ({
  shop,
  headers: {
    "x-session-id": `session_${randomBytes(12).toString("hex")}`,
    // The proxy's header gives each customer an address with limits of its own.
    "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  },
  eventCount: 0,
  isOpen: false,
});

/** Opens a page's live connection; resolves when the server has accepted it. */
function open(url: string, page: OpenPage): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const path = `${url}/webhook/chatbot/${page.shop.chatToken}/events/`;
    get(path, { agent: false, headers: page.headers }, (stream) => {
      if (stream.statusCode !== 200) return fail(new Error(`an open page was answered ${stream.statusCode}`));
      page.isOpen = true;
      stream.setEncoding("utf8").on("data", (text: string) => {
        page.eventCount += text.split("event: message").length - 1;
      });
      stream.on("close", () => (page.isOpen = false)).on("error", () => {});
      done(stream);
    }).on("error", fail);
  });
}

const atOnce = 25;

/** Opens the live connections of all pages, and closes them on disposal. */
export async function openPages(url: string, pages: OpenPage[]): Promise<AsyncDisposable> {
  const streams: IncomingMessage[] = [];
  for (let at = 0; at < pages.length; at += atOnce)
    streams.push(...(await Promise.all(pages.slice(at, at + atOnce).map((page) => open(url, page)))));
  return {
    [Symbol.asyncDispose]: async () => {
      for (const stream of streams) stream.destroy();
    },
  };
}
