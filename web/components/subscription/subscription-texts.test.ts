import { expect, test } from "vitest";
import en from "#shared/locales/en/subscription.json" with { type: "json" };

test.each([
  [
    "C254 C274 what happens after a request",
    en.confirmation.manager,
    "Your account manager will get in touch with you within 24 hours to activate your subscription",
  ],
  ["C255 the trial that starts", en.toasts.trialStarted, "Trial started successfully!"],
  ["C255 the trial that does not", en.toasts.trialFailed, "Failed to start trial"],
  ["C256 the request that arrives", en.confirmation.requested, "Subscription requested successfully!"],
  ["C256 the request that fails from the banner", en.toasts.requestFailed, "Failed to start subscription!"],
  ["C256 D47 and from the page", en.toasts.requestFailedOnPage, "Failed to start subscription"],
  ["C257 the renewal that fails", en.toasts.renewalFailed, "Failed to renew subscription"],
])("%s has the specification's words", (_, text, words) => {
  expect(text).toBe(words);
});
