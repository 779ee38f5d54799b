import { BROWSER_MAP, parse } from "bowser";
import type { OwnSession } from "#shared/contract/sessions.ts";

const devices: Record<string, OwnSession["device"]> = {
  desktop: "computer",
  mobile: "phone",
  tablet: "tablet",
};

/**
 * Browsers whose names in the library differ from common usage, and two that the library detects but does not list.
 */
const browserNames: Record<string, string> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  "Opera Touch": "Opera Touch",
  Miui: "Mi Browser",
};
/** For unknown browsers the library repeats the caller's own text, which must not get into mails. */
const knownBrowsers = new Set([...Object.values(BROWSER_MAP), ...Object.keys(browserNames)]);

/** Returns the browser, system and device of a user agent in common names: "Safari" on "iPhone". */
export function deviceOf(userAgent: string): Pick<OwnSession, "browser" | "system" | "device"> {
  // The library refuses an empty text.
  const { browser, os, platform } = parse(userAgent || "unknown");
  const system = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const name = browser.name ?? "";
  return {
    browser: knownBrowsers.has(name) ? (browserNames[name] ?? name) : null,
    system: system || null,
    device: devices[platform.type ?? ""] ?? null,
  };
}

/** Returns a key that distinguishes one kind of device from another. */
export function deviceKey(userAgent: string): string {
  const { browser, system, device } = deviceOf(userAgent);
  return [browser, system, device].map((part) => part ?? "").join("|");
}
