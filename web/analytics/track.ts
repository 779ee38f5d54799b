import { type AnalyticsEvents, defaults, type EventName } from "./events.ts";
import { measurementId } from "./measurement-id.ts";

type Known = typeof defaults;

/**
 * Tells of an event, once the visitor has agreed to it. Events with a default may leave it out. All of it is fetched
 * only where there is somewhere to send it to. Resolves when it is in the queue.
 */
export async function track<Name extends EventName>(
  name: Name,
  ...[payload]: Name extends keyof Known
    ? [payload?: AnalyticsEvents[Name]]
    : [payload: AnalyticsEvents[Name]]
): Promise<void> {
  if (!measurementId()) return;
  const { send } = await import("./send.ts");
  send(name, payload ?? defaults[name as keyof Known]);
}

/**
 * Tells of the page that the visitor is on, once for each visit of it: the page tells when it is drawn and the banner
 * when the visitor agrees, and either may be first.
 */
export async function trackPageView(): Promise<void> {
  if (!measurementId()) return;
  const { sendPageView } = await import("./send.ts");
  sendPageView();
}

/**
 * Anything else worth counting, with numbers and fixed words only. Nothing is counted so far; C263 asks for the way.
 * @public
 */
export function trackCustom(name: string, payload: Record<string, string | number>): void {
  if (!measurementId()) return;
  void import("./send.ts").then(({ send }) => send(name, payload));
}

/** Kind of visitor, never who. */
export function setUserProperties(properties: Record<string, string>): void {
  if (!measurementId()) return;
  void import("./send.ts").then(({ setProperties }) => setProperties(properties));
}
