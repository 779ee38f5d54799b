import { expect, test } from "vitest";
import { extent } from "./extent.ts";
import { sendMutatedWebhooks } from "./mutated-webhooks.ts";

test(
  "A01, A25: malformed deliveries of WhatsApp, Instagram and X are refused or kept, and none stops the next",
  async () => {
    const figures = await sendMutatedWebhooks(extent.deliveries, extent.seed);
    console.table(figures.map(({ wrongs, ...counts }) => ({ ...counts, wrong: wrongs.length })));
    expect(figures.flatMap(({ wrongs }) => wrongs)).toEqual([]);
    expect(figures.map(({ platform }) => platform)).toEqual(["whatsapp", "instagram", "twitter"]);
    for (const { badly_signed, stored } of figures) {
      expect(badly_signed).toBe(Math.floor(extent.deliveries / 5));
      expect(stored).toBeGreaterThan(10);
    }
  },
  extent.timeoutMs,
);
