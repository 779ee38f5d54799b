import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { xssPayloads } from "#server/testing/xss-payloads.ts";

/** Starts a server on this machine that records its visitors. */
export async function canaryServer() {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? "");
    response.writeHead(200, { "access-control-allow-origin": "*" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** HTML that makes a browser send a request to a server without any action of the user, by kind. */
export const remoteContents = (url: string): Record<string, string> => ({
  image: `<img src="${url}/image.png">`,
  "responsive image": `<img srcset="${url}/srcset.png 1x">`,
  "style sheet": `<link rel="stylesheet" href="${url}/sheet.css">`,
  import: `<style>@import "${url}/import.css";</style>`,
  font: `<style>@font-face{font-family:c;src:url(${url}/font.woff2)}*{font-family:c}</style><p>x</p>`,
  background: `<div style="background:url(${url}/background.png)">x</div>`,
  prefetch: `<link rel="prefetch" href="${url}/prefetch"><link rel="preload" as="image" href="${url}/preload.png">`,
  icon: `<link rel="icon" href="${url}/icon.png">`,
  frame: `<iframe src="${url}/frame"></iframe>`,
  object: `<object data="${url}/object"></object><embed src="${url}/embed">`,
  video: `<video src="${url}/video.mp4" poster="${url}/poster.png" autoplay></video>`,
  drawing: `<svg width="9" height="9"><image href="${url}/drawing.png" width="9" height="9"/></svg>`,
  refresh: `<meta http-equiv="refresh" content="0;url=${url}/refresh">`,
  markdown: `![x](${url}/markdown.png) [![x](${url}/linked.png)](${url}/)`,
  address: `${url}/address.png`,
});

/** Returns everything in `remoteContents` as one text. */
export const remoteText = (url: string): string => Object.values(remoteContents(url)).join("\n");

/** Whether a text is meant for people: not an id, the name of a state, a date or an address. */
const isProse = (value: string) => /\p{Script=Arabic}|\s/u.test(value);

/**
 * Returns a function that adds payloads to texts, one after another, so that all payloads appear within every few
 * texts.
 */
export function payloadWriter(
  perText: number,
  payloads: readonly string[] = xssPayloads,
): (value: unknown) => unknown {
  let next = 0;
  const nextPayloads = () =>
    Array.from({ length: perText }, () => payloads[next++ % payloads.length]).join(" ");
  const write = (value: unknown): unknown => {
    if (typeof value === "string") return isProse(value) ? `${value} ${nextPayloads()}` : value;
    if (Array.isArray(value)) return value.map(write);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, write(inner)]));
  };
  return write;
}

/** A call whose response is the answer of an agent or shows how something will look; others change what is stored. */
const isTold = (path: string, method: string) =>
  method === "GET" || (method === "POST" && /\/(?:preview|ask|internal)\//.test(path));

/** Puts harmful content into every text of every API response, regardless of what the server would have stored. */
export async function answerWithPayloads(page: Page, write: (value: unknown) => unknown): Promise<void> {
  await page.route(
    (url) => /^\/(api|webhook)\//.test(url.pathname) && !/\/events\/?$/.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (!isTold(new URL(request.url()).pathname, request.method())) return route.fallback();
      try {
        const response = await route.fetch();
        const isJson = /json/.test(response.headers()["content-type"] ?? "");
        await route.fulfill({ response, ...(isJson && { json: write(await response.json()) }) });
      } catch (problem) {
        // A page that has moved to another address no longer expects a response.
        if (!/disposed|closed|ended|already handled/.test(String(problem))) throw problem;
      }
    },
  );
}

/**
 * Returns everything in a page that would run or fetch foreign content: handlers, addresses with code, foreign
 * files.
 */
export const findHarm = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const code = /^\W*(?:javascript|vbscript|data:text|feed|view-source|blob:https?:\/\/hostile)/i;
    const loading = new Set([
      "src",
      "srcset",
      "poster",
      "background",
      "data",
      "action",
      "formaction",
      "ping",
    ]);
    return [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith("on") ||
            (/href$|^src$|action$|^data$/.test(name) && code.test(value)) ||
            ((loading.has(name) || name === "style" || element.matches("link")) &&
              value.includes("hostile.example")),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 80)}">`),
    );
  });

/** Records dialogs, and requests to the payloads' server, from now on. */
export function followHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === "hostile.example") harm.push(`a request: ${request.url()}`);
  });
  return harm;
}

/** Moves the page to another address of the product without reloading it, as its own links do. */
export const openPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
