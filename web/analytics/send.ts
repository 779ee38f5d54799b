import { isDebugEnabled } from "#web/debug.ts";
import { trustMeasuringScript } from "#web/trusted-html.ts";
import { readConsent } from "./consent.ts";
import { pageName } from "./page-name.ts";
import { routePatternOf } from "./route-pattern.ts";
import { measurementId } from "./measurement-id.ts";

type Layer = { dataLayer?: unknown[] };

let loaded = false;

/** Google's queue requires the `arguments` object itself and ignores an array. */
function gtag(..._args: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  ((window as Layer).dataLayer ??= []).push(arguments);
}

/** Loads the measurement script once, and only after the visitor's consent. */
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
 * Returns the page's location without the address and the document's title. It is sent with each event, because the
 * script would otherwise read both itself.
 */
const pageLocation = () => ({
  page_title: pageName(),
  page_path: routePatternOf(location.pathname),
  page_location: location.origin + routePatternOf(location.pathname),
  page_referrer: "",
});

/** Returns the measurement id if the visitor has given consent. */
const permittedMeasurementId = (): string | undefined =>
  readConsent() === "granted" ? measurementId() : undefined;

export function send(name: string, payload: object): void {
  const id = permittedMeasurementId();
  if (!id) return;
  load(id);
  gtag("event", name, { ...payload, ...pageLocation() });
}

let lastViewedPath: string | undefined;

/** Sends a page view, unless the page is not rendered yet or this visit was already sent. */
export function sendPageView(): void {
  if (!permittedMeasurementId() || pageName() === "" || lastViewedPath === location.pathname) return;
  lastViewedPath = location.pathname;
  send("page_view", {});
}

export function setProperties(properties: Record<string, string>): void {
  const id = permittedMeasurementId();
  if (!id) return;
  load(id);
  gtag("set", "user_properties", properties);
}
