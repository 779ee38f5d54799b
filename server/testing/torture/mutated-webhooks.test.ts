import { expect, test } from "vitest";
import { extent } from "./extent.ts";
import { sendMutatedWebhooks } from "./mutated-webhooks.ts";

test(
  "A01, A25: malformed deliveries of every platform that calls us are refused or kept, and none stops the next",
  async () => {
    const figures = await sendMutatedWebhooks(extent.deliveries, extent.seed);
    console.table(figures.map(({ wrongs, ...counts }) => ({ ...counts, wrong: wrongs.length })));
    expect(figures.flatMap(({ wrongs }) => wrongs)).toEqual([]);
    expect(figures.map(({ receiver }) => receiver)).toEqual([
      "whatsapp",
      "instagram",
      "twitter",
      "gmail",
      "moyasar",
      "data deletion",
      "deauthorize",
    ]);
    for (const { badly_signed } of figures) expect(badly_signed).toBe(Math.floor(extent.deliveries / 5));
    // Most malformed deliveries of messages still hold an event, which is processed to its end.
    for (const { effective } of figures.slice(0, 3)) expect(effective).toBeGreaterThan(5);
  },
  extent.timeoutMs,
);
