import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

const keys = {
  MOYASAR_SECRET_KEY: "sk_test_0123456789",
  MOYASAR_WEBHOOK_SECRET: "a secret of the webhook",
};
const publishable = { MOYASAR_PUBLISHABLE_KEY: "pk_test_0123456789" };

test.each([
  ["without an account at Moyasar", { DEMO: "false" }, { online_payment: false, saved_cards: false }],
  ["with an account", keys, { online_payment: true, saved_cards: false }],
  [
    "with an account that keeps cards",
    { ...keys, ...publishable },
    { online_payment: true, saved_cards: true },
  ],
])("the legal texts speak of cards as the installation does: %s", async (_, env, expected) => {
  await using app = await testApp({ env });
  const { status, body } = await app.request({ path: "/api/site/" });
  expect(status).toBe(200);
  expect(body.data.legal).toMatchObject(expected);
});
