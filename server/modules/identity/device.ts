import { parse } from "bowser";
import type { OwnSession } from "#shared/contract/sessions.ts";

const devices: Record<string, OwnSession["device"]> = {
  desktop: "computer",
  mobile: "phone",
  tablet: "tablet",
};

/** Names that are longer than what people call the browser. */
const browserNames: Record<string, string> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
};

/** What a browser says of itself, as people name it: "Safari" on "iPhone". */
export function deviceOf(userAgent: string): Pick<OwnSession, "browser" | "system" | "device"> {
  // The library refuses an empty text.
  const { browser, os, platform } = parse(userAgent || "unknown");
  const system = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  return {
    browser: browserNames[browser.name ?? ""] ?? (browser.name || null),
    system: system || null,
    device: devices[platform.type ?? ""] ?? null,
  };
}

/** What tells one kind of device from another, for comparing. */
export function deviceKey(userAgent: string): string {
  const { browser, system, device } = deviceOf(userAgent);
  return [browser, system, device].map((part) => part ?? "").join("|");
}
