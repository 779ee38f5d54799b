import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { adapterContext } from "#server/testing/adapter-context.ts";
import { instagramWebhook } from "./instagram-webhook.ts";
import { hasValidSignature } from "./signature.ts";
import { twitterWebhook } from "./twitter-webhook.ts";
import type { Webhook } from "./webhook.ts";
import { whatsappWebhook } from "./whatsapp-webhook.ts";

let seed = 20261120;
const below = (limit: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % limit;
const words = [
  "مرحبا",
  "كم السعر؟",
  "naïve café",
  "😀👨‍👩‍👧",
  "\u00e4\u2028",
  'quote " and \\',
  "نعم/لا",
  "x".repeat(50),
];
const secret = "the-secret-of-the-app";

/** A delivery as a platform might write it: with non-ASCII letters unescaped or as \u escapes. */
function body(): Buffer {
  const text = JSON.stringify({
    object: "whatsapp_business_account",
    n: below(1_000_000),
    entry: Array.from({ length: 1 + below(3) }, () => ({ text: words[below(words.length)], at: below(9e8) })),
  });
  const escaped = text.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Buffer.from(below(2) ? escaped : text);
}

const sign = (bytes: Buffer, key = secret, encoding: "hex" | "base64" = "hex") =>
  `sha256=${createHmac("sha256", key).update(bytes).digest(encoding)}`;

/** The same JSON after it was parsed and serialised again. */
const reformatJson = (bytes: Buffer) =>
  Buffer.from(JSON.stringify(JSON.parse(bytes.toString("utf8")), null, 1));

/** Each platform's verifier, with its header and its encoding of the HMAC. */
const env = {
  META_APP_ID: "510000000000001",
  META_APP_SECRET: secret,
  INSTAGRAM_APP_ID: "510000000000002",
  INSTAGRAM_APP_SECRET: secret,
  X_CLIENT_ID: "client",
  X_CLIENT_SECRET: "secret-of-the-client",
  X_CONSUMER_SECRET: secret,
  X_BEARER_TOKEN: "bearer",
};
const context = adapterContext(env, () => new Date());
const platforms: [name: string, Webhook, header: string, "hex" | "base64"][] = [
  ["WhatsApp", whatsappWebhook, "x-hub-signature-256", "hex"],
  ["Instagram", instagramWebhook, "x-hub-signature-256", "hex"],
  ["X", twitterWebhook, "x-twitter-webhooks-signature", "base64"],
];

test.each(platforms)(
  "A01: %s: of 10,000 generated bodies exactly those signed over their own bytes are genuine",
  async (_platform, webhook, name, encoding) => {
    const wrong: [boolean, string, string | undefined][] = [];
    const verdict = async (expected: boolean, bytes: Buffer, header: string | undefined) => {
      const found = await webhook.isGenuine(context, { bytes, headers: { [name]: header }, query: {} });
      if (found !== expected) wrong.push([expected, bytes.toString("utf8"), header]);
    };
    for (let round = 0; round < 10_000; round += 1) {
      const bytes = body();
      const header = sign(bytes, secret, encoding);
      await verdict(true, bytes, header);
      const others: [Buffer, string | undefined][] = [
        [bytes, sign(bytes, "another secret", encoding)],
        [bytes, undefined],
        [bytes, ""],
        [bytes, header.slice(0, -1)],
        [bytes, header.replace("sha256=", "sha1=")],
        [bytes, header.slice("sha256=".length)],
        [bytes, `${header} `],
        [bytes, header.toUpperCase()],
        [bytes, sign(bytes, secret, encoding === "hex" ? "base64" : "hex")],
        [reformatJson(bytes), header],
        [bytes.subarray(0, -1), header],
        [Buffer.concat([bytes, Buffer.from("\n")]), header],
        [
          Buffer.from(bytes.toString("utf8").replace(/\d/, (digit) => String((Number(digit) + 1) % 10))),
          header,
        ],
      ];
      for (const [given, claimed] of others) await verdict(false, given, claimed);
    }
    expect(wrong).toEqual([]);
  },
);

test("without a secret nothing is genuine", () => {
  const bytes = body();
  expect(hasValidSignature(bytes, "", sign(bytes, "x"), "hex")).toBe(false);
});
