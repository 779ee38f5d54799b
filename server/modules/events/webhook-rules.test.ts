import { expect, test } from "vitest";
import { newWebhookSecret, nextAttemptAt, signWebhook, webhookUrl } from "./webhook-rules.ts";

test("A14: signatures are those that the reference libraries of Standard Webhooks make", () => {
  // The example is from the tests of github.com/standard-webhooks/standard-webhooks.
  const headers = signWebhook(
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
    ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  const two = signWebhook("msg", new Date(0), "{}", [newWebhookSecret(), newWebhookSecret()]);
  expect(two["webhook-signature"]).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
  expect(Buffer.from(newWebhookSecret().slice(6), "base64")).toHaveLength(32);
});

test("there are ten attempts over three days, later where the receiver asks for it", () => {
  const at = new Date("2026-11-23T10:00:00Z");
  const waits = Array.from({ length: 10 }, (_, index) => {
    const next = nextAttemptAt(index + 1, {}, at, 0);
    return next && (next.getTime() - at.getTime()) / 1000;
  });
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
  expect(nextAttemptAt(1, { retryAfter: 120 }, at, 0)).toEqual(new Date("2026-11-23T10:02:00Z"));
  expect(nextAttemptAt(1, { retryAfter: 9_999_999 }, at, 0)).toEqual(new Date("2026-11-24T10:00:00Z"));
  expect(nextAttemptAt(2, {}, at, 1)).toEqual(new Date("2026-11-23T10:05:30Z"));
});

test.each([
  ["https://hooks.shop.example/wakil?key=1", "https://hooks.shop.example/wakil?key=1"],
  [" https://shop.example ", "https://shop.example/"],
  ["http://shop.example/", null],
  ["https://shop.example:8443/", null],
  ["https://name:word@shop.example/", null],
  ["https://shop.example/#part", null],
  ["ftp://shop.example/", null],
  ["shop.example", null],
])("%s is stored as %s", (typed, stored) => {
  expect(webhookUrl(typed, false)).toBe(stored);
});
