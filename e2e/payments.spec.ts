import type { Page } from "@playwright/test";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { type Business, restoreSession, signUp } from "./business.ts";
import type { Api } from "./api.ts";
import { Keyboard } from "./keyboard.ts";
import { enterOffice } from "./operator-office.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { openScreen } from "./screens.ts";

const readSubscription = async (api: Api, { token }: Business) =>
  (await api.call<{ data: Subscription }>("GET", "/api/subscription/", { token })).data;

/** Presses a button by keyboard, because paying must work without a mouse. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

test(
  "an owner pays the plan on the provider's page: a declined card first, then another, and the plan is active with its invoice",
  { tag: "@phone" },
  async ({ page, api, t, language }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/subscription");
    const keyboard = new Keyboard(page);
    await keyboard.activate(
      page.getByRole("button", { name: t("subscription:actions.choose"), exact: true }),
    );
    const dialog = page.getByRole("dialog", { name: t("subscription:dialog.title") });
    // A plan by agreement has no price that could be paid.
    await keyboard.tabTo(dialog.getByRole("radio", { name: t("pricing:professional.name") }));
    await keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: t("pricing:enterprise.name") })).toBeChecked();
    await expect(dialog.getByRole("button", { name: t("subscription:dialog.request") })).toBeVisible();
    await expect(dialog.getByRole("button", { name: t("subscription:dialog.payOnline") })).toHaveCount(0);
    await keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: t("pricing:basic.name") })).toBeChecked();
    await expect(dialog).toContainText(t("subscription:dialog.orPay"));
    await keyboard.activate(dialog.getByRole("button", { name: t("subscription:dialog.payOnline") }));

    await page.waitForURL(/\/simulator\/moyasar\/invoices\//);
    await expect(page.getByRole("heading", { name: "Moyasar" })).toBeVisible();
    await expect(page.getByText("259.00 SAR").first()).toBeVisible();
    await page.getByRole("link", { name: /Pay with a declined card/ }).click();
    // The page stays open for another card; here the owner returns first.
    await page.getByRole("link", { name: /Cancel/ }).click();
    await expect(page).toHaveURL(/\/subscription\/confirmation\?payment/);
    // The portal's own status is empty while there is a connection.
    const paymentStatus = page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });
    await expect(paymentStatus).toContainText(t("subscription:payment.failed"));
    expect(await findScreenProblems(page, language)).toEqual({});
    expect((await readSubscription(api, business)).subscription_status).toBe("subscription_in_progress");
    await keyboard.activate(page.getByRole("button", { name: t("subscription:payment.again") }));

    await page.getByRole("link", { name: /Pay with a card/ }).click();
    await expect(page).toHaveURL(/\/subscription\/confirmation\?payment/);
    await expect(paymentStatus).toContainText(t("subscription:payment.paid"));
    await expect(paymentStatus).toContainText(t("pricing:basic.name"));
    expect(await findScreenProblems(page, language)).toEqual({});
    expect(await readSubscription(api, business)).toMatchObject({
      subscription_status: "subscription_activated",
      plan: "basic",
    });
    await keyboard.activate(
      page.getByRole("main").getByRole("link", { name: t("subscription:payment.page") }),
    );
    expect(keyboard.problems).toEqual([]);
    await expect(
      page.getByRole("list", { name: t("subscription:invoices.title") }).getByRole("listitem"),
    ).toContainText("259");
    await expect(
      page.getByRole("list", { name: t("subscription:requests.title") }).getByRole("listitem"),
    ).toHaveCount(1);
  },
);

test(
  "an owner saves the card that renews the subscription on a page of its own and confirms it with the bank; the operator sees it, and the owner removes it",
  { tag: "@phone" },
  async ({ page, api, t, language }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/subscription");
    await press(page, t("savedCard:add"));
    await expect(
      page.getByRole("heading", { level: 1, name: t("common:titles.subscriptionCard") }),
    ).toBeVisible();
    const type = (field: "name" | "number" | "expiry" | "cvc", value: string) =>
      page.getByRole("textbox", { name: t(`savedCard:form.${field}`) }).fill(value);
    await type("name", "NORA ALQAHTANI");
    await type("expiry", "12/30");
    await type("cvc", "123");
    await page.getByRole("checkbox", { name: t("savedCard:form.consent") }).check();
    // The number is not a card's number: the provider says so, and nothing is saved.
    await type("number", "4111 1111 1111 1112");
    await press(page, t("savedCard:form.submit"));
    await expect(page.getByText(t("savedCard:problems.refused"))).toBeVisible();
    expect(await findScreenProblems(page, language, ["accessibility", "clipped", "too wide"])).toEqual({});
    // The digits are those of an Arabic keyboard.
    await type("number", "٤١١١ ١١١١ ١١١١ ١١١١");
    await press(page, t("savedCard:form.submit"));
    await page
      .getByRole("link", { name: /Confirm/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/subscription/);
    const card = page.locator("#card");
    await expect(card).toContainText("1111");
    await expect(card).toContainText(t("savedCard:state.active"));
    expect(await findScreenProblems(page, language, ["accessibility", "clipped", "too wide"])).toEqual({});
    const token = await enterOffice(page, api);
    const { data } = await api.call<{ data: { id: string }[] }>(
      "GET",
      `/api/operator/organizations/?q=${encodeURIComponent(business.email)}`,
      { token },
    );
    await openScreen(page, `/operator/organizations/${data[0]?.id}`);
    const seen = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t("operator:savedCard.title") }) });
    await expect(seen).toContainText("VISA •••• 1111");
    await expect(seen).toContainText(t("operator:savedCard.state.active"));
    expect(await findScreenProblems(page, language, ["accessibility", "clipped", "too wide"])).toEqual({});
    await restoreSession(page, business.token);
    await page.goto("/subscription");
    await press(page, t("savedCard:remove"));
    await press(page, t("savedCard:removing.confirm"));
    await expect(card.getByRole("button", { name: t("savedCard:add"), exact: true })).toBeVisible();
  },
);

test(
  "an operator sees on the request that nothing is paid yet, and reads it again from the provider",
  { tag: "@one-language" },
  async ({ page, api, t, language }) => {
    const business = await signUp(api);
    await api.call("POST", "/api/subscription/payments/", {
      token: business.token,
      json: { plan: "basic", period: "month", price: 259 },
    });
    const token = await enterOffice(page, api);
    const { data } = await api.call<{ data: { id: string }[] }>(
      "GET",
      `/api/operator/organizations/?q=${encodeURIComponent(business.email)}`,
      { token },
    );
    await page.goto(`/operator/organizations/${data[0]?.id}`);
    const payments = page.getByRole("list", { name: t("operator:payments.title") });
    await expect(payments.getByRole("listitem")).toContainText(t("operator:payments.pending"));
    await press(page, t("operator:payments.check"));
    await expect(
      locateToast(page, t("operator:payments.checked", { state: t("operator:payments.pending") })),
    ).toBeVisible();
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});
  },
);
