import { type AnalyticsEvents, defaultParameters, type EventName } from "./events.ts";
import { measurementId } from "./measurement-id.ts";

type Known = typeof defaultParameters;

/**
 * Reports an event once the visitor has given consent. Events with default parameters can omit them. The code is
 * loaded only when a measurement id is configured. The promise resolves when the event is in the queue.
 */
export async function track<Name extends EventName>(
  name: Name,
  ...[payload]: Name extends keyof Known
    ? [payload?: AnalyticsEvents[Name]]
    : [payload: AnalyticsEvents[Name]]
): Promise<void> {
  if (!measurementId()) return;
  const { send } = await import("./send.ts");
  send(name, payload ?? defaultParameters[name as keyof Known]);
}

/**
 * Reports the current page once per visit. Both the rendered page and the consent banner call it, and either can be
 * first.
 */
export async function trackPageView(): Promise<void> {
  if (!measurementId()) return;
  const { sendPageView } = await import("./send.ts");
  sendPageView();
}

/**
 * Reports a custom event with numbers and fixed words only. C263 requires the function; nothing uses it yet.
 * @public
 */
export function trackCustom(name: string, payload: Record<string, string | number>): void {
  if (!measurementId()) return;
  void import("./send.ts").then(({ send }) => send(name, payload));
}

/** Sets the category of the visitor, never their identity. */
export function setUserProperties(properties: Record<string, string>): void {
  if (!measurementId()) return;
  void import("./send.ts").then(({ setProperties }) => setProperties(properties));
}
