import type { Page } from "@playwright/test";

/** The measurement id that the pages of a test carry. */
export const measurementId = "G-TEST12345";

interface SentEvent {
  name: string;
  payload: Record<string, unknown>;
}

/**
 * The product as with a measurement id set: the page carries it and its policy allows the service. The service's
 * script is answered here with nothing, so that what would be sent stays in its queue to be read.
 */
export async function measured(page: Page): Promise<{ asked: string[]; sent: () => Promise<SentEvent[]> }> {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.route(
    (url) => !url.pathname.startsWith("/assets/") && url.hostname === "127.0.0.1",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      const html = (await response.text())
        .replace("</head>", `<meta name="measurement-id" content="${measurementId}"></head>`)
        .replace('"analytics":false', '"analytics":true');
      await route.fulfill({ response, headers, body: html });
    },
  );
  const sent = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((entry) => Array.from(entry))
        .filter(([kind]) => kind === "event")
        .map(([, name, payload]) => ({ name: String(name), payload: payload as Record<string, unknown> })),
    );
  return { asked, sent };
}

/** What the events of this name carried. */
export const named = (all: SentEvent[], name: string) =>
  all.filter((one) => one.name === name).map(({ payload }) => payload);
