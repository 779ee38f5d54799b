import i18next from "i18next";
import { expect, test } from "vitest";
import ar from "#shared/locales/ar/subscription.json" with { type: "json" };
import en from "#shared/locales/en/subscription.json" with { type: "json" };
import { subscriptionStatus, type SubscriptionStatus } from "#shared/contract/subscriptions.ts";
import {
  type BannerTexts,
  reduceSubscription,
  resetState,
  type SubscriptionAction,
  type SubscriptionState,
} from "./subscription-state.ts";

/** The banner's texts as the product shows them. */
function textsIn(language: "ar" | "en"): BannerTexts {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { ar: { subscription: ar }, en: { subscription: en } },
  });
  return (key, values) => i18n.t(`subscription:banner.${key}` as never, values as never) as unknown as string;
}

const texts = textsIn("en");
const stateAfter = (...actions: SubscriptionAction[]): SubscriptionState =>
  actions.reduce((state, action) => reduceSubscription(state, action, texts), resetState(texts));
const load = (status: SubscriptionStatus, active: boolean, days: number): SubscriptionAction => ({
  type: "load",
  data: { subscription_status: status, subscription_active: active, expire_at_days: days },
});

test("C241 C253 a reset returns to NA, inactive, 0 days, with the banner", () => {
  const start: SubscriptionState = {
    subscriptionStatus: "NA",
    subscriptionActive: false,
    expireAtDays: 0,
    showToast: true,
    toastType: "trial_start",
    toastMessage: "Activate your AI agents. Start your 7-day free trial now!",
    showSubscriptionModal: false,
  };
  expect(resetState(texts)).toEqual(start);
  const changed = stateAfter(load("trial_expired", false, 0), { type: "showModal" }, { type: "hideToast" });
  expect(reduceSubscription(changed, { type: "reset" }, texts)).toEqual(start);
});

test.each([
  ["NA", 0, "trial_start", "Activate your AI agents. Start your 7-day free trial now!"],
  ["trial_activated", 5, "trial_active", "You have 5 days left on your trial"],
  ["trial_activated", 1, "trial_active", "You have 1 day left on your trial"],
  ["trial_activated", 0, "trial_active", "You have 0 days left on your trial"],
  [
    "subscription_in_progress",
    3,
    "subscription_pending",
    "Subscription activation in progress. Thank you for your patience",
  ],
  ["trial_expired", 0, "trial_expired", "Trial ended. Let's keep your AI agents running"],
  ["subscription_expired", 0, "subscription_ended", "Subscription ended. Let's keep your AI agents running"],
] as const)(
  "C242 C243 C244 C245 C246 C248 C249 D47 the server's %s with %i days says what the specification says",
  (status, days, toastType, toastMessage) => {
    // From a status that is none of these, so that each is a change.
    const state = stateAfter(load("subscription_activated", true, 30), load(status, days > 0, days));
    expect(state).toMatchObject({
      subscriptionStatus: status,
      subscriptionActive: days > 0,
      expireAtDays: days,
      showToast: true,
      toastType,
      toastMessage,
    });
  },
);

test("C247 a running subscription shows no banner", () => {
  expect(stateAfter(load("subscription_activated", true, 30))).toMatchObject({
    subscriptionActive: true,
    expireAtDays: 30,
    showToast: false,
  });
});

test("C250 D47 starting the trial gives seven days, and its text ends with a full stop", () => {
  const started = stateAfter({ type: "startTrial" });
  expect(started).toMatchObject({
    subscriptionStatus: "trial_activated",
    subscriptionActive: true,
    expireAtDays: 7,
    showToast: true,
    toastMessage: "You have 7 days left on your trial.",
  });
  // The server's answer, which says the same, does not replace the text; the next day's does.
  expect(reduceSubscription(started, load("trial_activated", true, 7), texts)).toBe(started);
  expect(reduceSubscription(started, load("trial_activated", true, 6), texts).toastMessage).toBe(
    "You have 6 days left on your trial",
  );
});

test.each(["subscribe", "renew"] as const)(
  "C251 to %s activates the state and hides banner and dialog",
  (type) => {
    const state = stateAfter(load("trial_expired", false, 0), { type: "showModal" }, { type });
    expect(state).toMatchObject({
      subscriptionStatus: "subscription_activated",
      subscriptionActive: true,
      showToast: false,
      showSubscriptionModal: false,
    });
  },
);

test("C252 dialog and banner are shown and hidden, the banner with any type and text", () => {
  const shown = stateAfter({ type: "showModal" });
  expect(shown.showSubscriptionModal).toBe(true);
  expect(reduceSubscription(shown, { type: "hideModal" }, texts).showSubscriptionModal).toBe(false);
  const hidden = stateAfter(load("trial_activated", true, 5), { type: "hideToast" });
  expect(hidden.showToast).toBe(false);
  // A banner that was hidden stays hidden until something changes.
  expect(reduceSubscription(hidden, load("trial_activated", true, 5), texts).showToast).toBe(false);
  expect(reduceSubscription(hidden, load("trial_activated", true, 4), texts).showToast).toBe(true);
  expect(
    stateAfter({ type: "setToast", toastType: "near_limit", toastMessage: "80% of this month" }),
  ).toMatchObject({ showToast: true, toastType: "near_limit", toastMessage: "80% of this month" });
  expect(
    stateAfter(
      load("subscription_activated", true, 30),
      { type: "setToast", toastType: "near_limit", toastMessage: "80% of this month" },
      { type: "restoreToast" },
    ),
  ).toEqual(stateAfter(load("subscription_activated", true, 30)));
});

test("a change of the language translates the banner and does not show a hidden one again", () => {
  const hidden = stateAfter(load("trial_activated", true, 2), { type: "hideToast" });
  const turned = reduceSubscription(hidden, { type: "translate", texts: textsIn("ar") }, texts);
  expect(turned).toEqual({ ...hidden, toastMessage: "بقي يومان على انتهاء تجربتك" });
});

test("C243 every status of the server has its place in the state", () => {
  for (const status of subscriptionStatus.options)
    expect(stateAfter(load("trial_expired", true, 1), load(status, true, 2)).subscriptionStatus, status).toBe(
      status,
    );
});
