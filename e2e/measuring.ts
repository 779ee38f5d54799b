import type { Page } from "@playwright/test";
import { contentPolicy } from "#server/http/headers.ts";

/** The measurement id that the pages of a test contain. */
export const measurementId = "G-TEST12345";

interface SentEvent {
  name: string;
  payload: Record<string, unknown>;
}

/**
 * Serves the product as with a measurement id: the page contains it, under the policy of such a page. Requests for
 * the service's script receive `script`; without one, the events stay in its queue, where the test can read them.
 */
export async function recordEvents(
  page: Page,
  script = "",
): Promise<{ scriptUrls: string[]; sent: () => Promise<SentEvent[]> }> {
  const scriptUrls: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    scriptUrls.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: script });
  });
  await page.route(
    (url) => !url.pathname.startsWith("/assets/") && url.hostname === "127.0.0.1",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const own = response.headers()["content-security-policy"] ?? "";
      const page = new URL(route.request().url()).pathname.startsWith("/chat/") ? "chat" : "other";
      // The styles in the page are allowed by their hash.
      const styles = /style-src [^;]*/.exec(own)?.[0] ?? "";
      const policy = contentPolicy(page, { measures: true, chatUrl: undefined, cardUrl: undefined });
      const headers = {
        ...response.headers(),
        "content-security-policy": policy.replace(/style-src [^;]*/, styles),
      };
      const html = (await response.text())
        .replace("</head>", `<meta name="measurement-id" content="${measurementId}"></head>`)
        .replace('"analytics":false', '"analytics":true');
      await route.fulfill({ response, headers, body: html });
    },
  );
  const readSentEvents = () => readEvents(page);
  return { scriptUrls, sent: readSentEvents };
}

/**
 * Gives every page of the product a measurement id and the visitor's consent, also pages that a platform's log-in
 * redirects to, which no route of a test sees. Returns a function for the channel events of the current page.
 */
export async function followChannelEvents(page: Page, url: string): Promise<() => Promise<unknown[]>> {
  await page.context().addCookies([{ name: "consent", value: "granted", url }]);
  await page.addInitScript((id) => {
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      const meta = document.createElement("meta");
      [meta.name, meta.content] = ["measurement-id", id];
      document.head.append(meta);
    }).observe(document, { childList: true, subtree: true });
  }, measurementId);
  return async () => {
    const events = (await readEvents(page)).filter(({ name }) => name === "channel_connection");
    const place = new Set(placeKeys);
    return events.map(({ payload }) =>
      Object.fromEntries(Object.entries(payload).filter(([key]) => !place.has(key))),
    );
  };
}

/** Returns the events in the measuring service's queue of the current page. */
const readEvents = (page: Page): Promise<SentEvent[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([kind]) => kind === "event")
      .map(([, name, payload]) => ({ name: String(name), payload: payload as Record<string, unknown> })),
  );

/** Returns the payloads of the events with this name. */
export const eventsNamed = (all: SentEvent[], name: string) =>
  all.filter((one) => one.name === name).map(({ payload }) => payload);

/** C260: the exact keys that each of the thirteen events contains. */
export const specifiedKeys: Record<string, string[]> = {
  login: ["method"],
  organization_activity: ["action", "organization_id"],
  ticket_created: ["channel", "priority", "ticket_id"],
  ticket_resolved: ["resolution_time", "ticket_id"],
  customer_interaction: ["customer_id", "interaction_type"],
  channel_connection: ["channel", "status"],
  request_demo: ["source"],
  form_submission: ["form_type"],
  search: ["results_count", "search_term"],
  language_change: ["language"],
  navigation: ["destination", "source"],
  language_switched: ["from-language", "source", "to-language"],
  engagement: ["ms"],
};

/** Keys that every event contains, in place of the address and the title that the service would read. */
const placeKeys = ["page_title", "page_path", "page_location", "page_referrer"];

/** Returns the keys of the specified events among those that were sent. */
export const payloadKeys = (all: SentEvent[]): Record<string, string[]> =>
  Object.fromEntries(
    all
      .filter(({ name }) => name in specifiedKeys)
      .map(({ name, payload }) => [
        name,
        Object.keys(payload)
          .filter((key) => !placeKeys.includes(key))
          .toSorted(),
      ]),
  );
