import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import texts from "#shared/locales/en/subscription.json" with { type: "json" };
import type { Subscription, SubscriptionStatus } from "#shared/contract/subscriptions.ts";
import { SubscriptionBanner } from "./SubscriptionBanner.tsx";
import { type BannerTexts, reduceSubscription, resetState } from "./subscription-state.ts";
import { SubscriptionContext } from "./use-subscription.ts";

const i18n = i18next.createInstance();
void i18n.init({
  lng: "en",
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: { en: { subscription: texts } },
});
const say: BannerTexts = (key, values) =>
  i18n.t(`subscription:banner.${key}` as never, values as never) as unknown as string;

const answer = (status: SubscriptionStatus): Subscription => ({
  subscription_status: status,
  subscription_active: false,
  expire_at_days: 3,
  ends_at: null,
  grace_ends_at: null,
  plan: null,
  period: null,
  request: null,
  card_renewal: false,
  card_notice: null,
  online_payment: false,
  declined_note: null,
  withheld: null,
  usage: null,
});

/** The banner's HTML, empty where there is none. */
function draw(status: SubscriptionStatus, isOwner: boolean, isAnswered = true): string {
  const data = answer(status);
  const nothing = () => {};
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <SubscriptionContext
          value={{
            state: reduceSubscription(resetState(say), { type: "load", data }, say),
            subscription: isAnswered ? data : undefined,
            isOwner,
            isRenewal: false,
            isStartingTrial: false,
            startTrial: nothing,
            showModal: nothing,
            hideModal: nothing,
            hideToast: nothing,
            isRequesting: false,
            requestPlan: () => {},
            isPaying: false,
            payOnline: () => {},
          }}
        >
          <SubscriptionBanner />
        </SubscriptionContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test.each([
  ["NA", "trial_start", texts.actions.startTrial],
  ["trial_activated", "trial_active", texts.actions.subscribeNow],
  ["trial_expired", "trial_expired", texts.actions.subscribe],
  ["subscription_expired", "subscription_ended", texts.actions.renew],
] as const)(
  "C258 with %s an owner finds the one step that helps, an agent only reads",
  (status, type, step) => {
    for (const isOwner of [true, false]) {
      const html = draw(status, isOwner);
      expect(html).toContain(`data-banner="${type}"`);
      expect(html.includes(`>${step}</button>`)).toBe(isOwner);
    }
  },
);

test("C246 every member sees a request that waits for the account manager", () => {
  for (const isOwner of [true, false])
    expect(draw("subscription_in_progress", isOwner)).toContain('href="/subscription/confirmation"');
});

test("C247 neither a running subscription nor a missing response shows a banner", () => {
  expect(draw("subscription_activated", true)).toBe("");
  expect(draw("NA", true, false)).toBe("");
});
