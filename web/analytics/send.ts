import { isDebugEnabled } from "#web/debug.ts";
import { trustMeasuringScript } from "#web/trusted-html.ts";
import { readConsent } from "./consent.ts";
import { pageName } from "./page-name.ts";
import { routePatternOf } from "./route-pattern.ts";
import { measurementId } from "./measurement-id.ts";

type Layer = { dataLayer?: unknown[] };

let loaded = false;

/** Google's queue takes the `arguments` object itself; an array in its place would be ignored. */
function gtag(..._args: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  ((window as Layer).dataLayer ??= []).push(arguments);
}

/** The script of the measuring service, once, and only after the visitor's consent. */
function load(id: string): void {
  if (loaded) return;
  loaded = true;
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    ...(isDebugEnabled("ANALYTICS") && { debug_mode: true }),
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = trustMeasuringScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  document.head.append(script);
}

/**
 * Where the visitor is, without what the address and the document's title carry; said with each event, or the service
 * would read both.
 */
const place = () => ({
  page_title: pageName(),
  page_path: routePatternOf(location.pathname),
  page_location: location.origin + routePatternOf(location.pathname),
  page_referrer: "",
});

/** Where to send to, once the visitor has agreed to it. */
const permittedId = (): string | undefined => (readConsent() === "granted" ? measurementId() : undefined);

export function send(name: string, payload: object): void {
  const id = permittedId();
  if (!id) return;
  load(id);
  gtag("event", name, { ...payload, ...place() });
}

let viewed: string | undefined;

/** Sends that the page is visited, unless it is not drawn yet or this visit of it is sent already. */
export function sendPageView(): void {
  if (!permittedId() || pageName() === "" || viewed === location.pathname) return;
  viewed = location.pathname;
  send("page_view", {});
}

export function setProperties(properties: Record<string, string>): void {
  const id = permittedId();
  if (!id) return;
  load(id);
  gtag("set", "user_properties", properties);
}
