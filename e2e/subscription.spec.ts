import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Subscription } from "#shared/contract/subscriptions.ts";
import { formatNumber } from "#shared/rules/format.ts";
import type { Api } from "./api.ts";
import { addColleague, type Business, restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { enterOffice, operatorToken } from "./operator-office.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";

const startTrial = (api: Api, { token }: Business) => api.call("POST", "/api/subscription/trial/", { token });

/** Requests the Basic plan by the month, and returns the request's id. */
async function ask(api: Api, { token }: Business): Promise<string> {
  const { data } = await api.call<{ data: Subscription }>("POST", "/api/subscription/requests/", {
    token,
    json: { plan: "basic", period: "month", price: 259 },
  });
  return data.request?.id ?? "";
}

const activate = async (api: Api, id: string) =>
  api.call("POST", `/api/operator/subscription-requests/${id}/activate/`, {
    token: await operatorToken(api),
  });

const bannerOf = (page: Page, t: Texts) =>
  page.getByRole("region", { name: t("subscription:banner.label"), exact: true });

/** Focuses the button and presses Enter, because everything here must work without a mouse. */
async function press(page: Page, name: string, within = page.getByRole("main")): Promise<void> {
  await within.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

/**
 * Returns the address of the page of requests in this state that shows this request, because other tests send
 * requests at the same time.
 */
async function requestsPage(api: Api, id: string, state: "open" | "activated" | "declined"): Promise<string> {
  const { data } = await api.call<{ data: { id: string }[] }>(
    "GET",
    `/api/operator/subscription-requests/?state=${state}&page_size=100`,
    { token: await operatorToken(api) },
  );
  const page = Math.floor(data.findIndex((request) => request.id === id) / 25) + 1;
  return `/operator/subscriptions?${state === "open" ? "" : `state=${state}&`}page=${page}`;
}

test(
  "C147 C244 C245 C250 C255 C258 D35 a new business starts its trial from the banner with one press",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/dashboard");
    const banner = bannerOf(page, t);
    await expect(banner).toContainText(t("subscription:banner.trial_start"));
    await press(page, t("subscription:actions.startTrial"), banner);
    await expect(locateToast(page, t("subscription:toasts.trialStarted"))).toBeVisible();
    await expect(banner).toContainText(t("subscription:banner.trialStarted", { count: 7 }));
    const { data } = await api.call<{ data: Subscription }>("GET", "/api/subscription/", {
      token: business.token,
    });
    expect(data).toMatchObject({ subscription_status: "trial_activated", expire_at_days: 7 });
    // After a reload, every page of the portal shows the text of the new status.
    for (const path of ["/tickets", "/settings"]) {
      await page.goto(path);
      await expect(banner.getByRole("paragraph")).toHaveText(
        t("subscription:banner.trial_active", { count: 7 }),
      );
    }
    await press(page, t("subscription:banner.hide"), banner);
    await expect(banner).toHaveCount(0);
  },
);

test(
  "C251 C252 C254 C256 C258 D01 D07 a plan is chosen and requested, and the next page says what happens now",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    await startTrial(api, business);
    const { data: plans } = await api.call<{ data: { id: string; price_year: number }[] }>(
      "GET",
      "/api/plans/",
    );
    const price = plans.find(({ id }) => id === "basic")?.price_year ?? 0;
    await restoreSession(page, business.token);
    await page.goto("/tickets");
    const keyboard = new Keyboard(page);
    const subscribe = bannerOf(page, t).getByRole("button", { name: t("subscription:actions.subscribeNow") });
    await keyboard.activate(subscribe);
    const dialog = page.getByRole("dialog", { name: t("subscription:dialog.title") });
    await expect(dialog.getByRole("radio", { name: t("pricing:professional.name") })).toBeChecked();
    await keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(subscribe).toBeFocused();
    await keyboard.press("Enter");
    await keyboard.tabTo(dialog.getByRole("radio", { name: t("pricing:professional.name") }));
    await keyboard.press("ArrowUp");
    await expect(dialog.getByRole("radio", { name: t("pricing:basic.name") })).toBeChecked();
    await keyboard.tabTo(dialog.getByRole("radio", { name: t("pricing:monthly") }));
    await keyboard.press("ArrowDown");
    await expect(dialog).toContainText(formatNumber(price));
    await keyboard.activate(
      dialog.getByRole("button", { name: t("subscription:dialog.request"), exact: true }),
    );

    await expect(page).toHaveURL("/subscription/confirmation");
    await expect(
      page.getByRole("heading", { level: 1, name: t("subscription:confirmation.requested") }),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText(t("subscription:confirmation.manager"));
    await expect(bannerOf(page, t)).toContainText(t("subscription:banner.subscription_pending"));
    const { data } = await api.call<{ data: Subscription }>("GET", "/api/subscription/", {
      token: business.token,
    });
    expect(data).toMatchObject({
      subscription_status: "subscription_in_progress",
      // The trial continues; the request alone gives no access.
      subscription_active: true,
      expire_at_days: 7,
      request: { plan: "basic", period: "year", price },
    });
    await keyboard.activate(page.getByRole("link", { name: t("subscription:confirmation.page") }));
    await expect(page).toHaveURL("/subscription");
    await expect(
      page.getByRole("list", { name: t("subscription:requests.title") }).getByRole("listitem"),
    ).toContainText(t("pricing:basic.name"));
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C247 an operator activates a request with one press, and the business's banner goes",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    const id = await ask(api, business);
    await enterOffice(page, api);
    await page.goto(await requestsPage(api, id, "open"));
    const row = page.locator(`[data-request="${id}"]`);
    await expect(row.getByRole("heading", { name: business.name })).toBeVisible();
    await expect(row).toContainText(t("operator:requests.clock.leftNote"));
    const keyboard = new Keyboard(page);
    await keyboard.activate(
      row.getByRole("button", { name: t("operator:subscriptions.activate"), exact: true }),
    );
    await expect(row).toHaveCount(0);
    // The row is gone, and the next stop is near to where it was.
    await keyboard.tab();
    await page.goto(await requestsPage(api, id, "activated"));
    await expect(row).toBeVisible();
    await keyboard.activate(row.getByRole("link", { name: business.name }));
    expect(keyboard.problems).toEqual([]);
    await expect(page.getByRole("main")).toContainText(t("subscription:status.subscription_activated"));
    await page.goto(`/operator/organizations?q=${encodeURIComponent(business.email)}`);
    await expect(
      page.getByRole("row").filter({ has: page.getByRole("link", { name: business.name }) }),
    ).toContainText(t("subscription:status.subscription_activated"));

    await restoreSession(page, business.token);
    await page.goto("/subscription");
    await expect(page.getByRole("main")).toContainText(t("subscription:status.subscription_activated"));
    await expect(
      page.getByRole("list", { name: t("subscription:terms.title") }).getByRole("listitem"),
    ).toContainText(t("subscription:terms.running"));
    await expect(bannerOf(page, t)).toHaveCount(0);
    await page.goto("/subscription/confirmation");
    await expect(page).toHaveURL("/subscription");
  },
);

test(
  "an activation's invoice is saved in one click by owner, colleague and operator, and the owner fills in billing details",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    const colleague = await addColleague(api, business);
    await restoreSession(page, business.token);
    await page.goto("/subscription");
    await expect(page.getByText(t("subscription:invoices.none"))).toBeVisible();
    await activate(api, await ask(api, business));

    const expectInvoice = async () => {
      const invoice = page
        .getByRole("list", { name: t("subscription:invoices.title") })
        .getByRole("listitem");
      await expect(invoice).toContainText(t("pricing:basic.name"));
      await expect(invoice).toContainText("259");
      const saving = page.waitForEvent("download");
      await invoice.getByRole("button", { name: t("subscription:invoices.download") }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
    };
    await page.reload();
    await expectInvoice();

    const form = page.getByRole("main").locator("form");
    const field = (name: string) => form.getByRole("textbox", { name: t(`subscription:billing.${name}`) });
    await field("name").fill("شركة الركن للقهوة");
    await field("vatNumber").fill("٣١٠");
    await press(page, t("subscription:billing.save"), page.getByRole("main"));
    await expect(field("vatNumber")).toBeFocused();
    await expect(form).toContainText(t("subscription:billing.vatNumberInvalid"));
    await expect(form).toContainText(t("subscription:billing.addressRequired"));
    await field("vatNumber").fill("٣١٠٠٠٠٠٠٠٠٠٠٠٠٣");
    await field("address").fill("حي الملقا، الرياض");
    await press(page, t("subscription:billing.save"), page.getByRole("main"));
    await expect(locateToast(page, t("subscription:billing.saved"))).toBeVisible();
    await page.reload();
    await expect(field("vatNumber")).toHaveValue("310000000000003");
    await expect(field("address")).toHaveValue("حي الملقا، الرياض");

    await restoreSession(page, colleague);
    await page.goto("/subscription");
    await expectInvoice();
    await expect(form).toHaveCount(0);

    const token = await enterOffice(page, api);
    const { data } = await api.call<{ data: { id: string }[] }>(
      "GET",
      `/api/operator/organizations/?q=${encodeURIComponent(business.email)}`,
      { token },
    );
    await page.goto(`/operator/organizations/${data[0]?.id}`);
    await expectInvoice();
  },
);

test(
  "an operator declines a request with a note, and the business reads it",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    const id = await ask(api, business);
    const note = "نحتاج إلى رقم السجل التجاري أولًا.";
    await enterOffice(page, api);
    await page.goto(await requestsPage(api, id, "open"));
    const row = page.locator(`[data-request="${id}"]`);
    await press(page, t("operator:subscriptions.decline"), row);
    const dialog = page.getByRole("dialog");
    await press(page, t("operator:subscriptions.decline"), dialog);
    await expect(dialog).toContainText(t("operator:subscriptions.noteMissing"));
    await dialog.getByRole("textbox").fill(note);
    await press(page, t("operator:subscriptions.decline"), dialog);
    await expect(row).toHaveCount(0);
    await page.goto(await requestsPage(api, id, "declined"));
    await expect(row).toContainText(note);

    await restoreSession(page, business.token);
    await page.goto("/subscription");
    await expect(page.getByRole("region", { name: t("subscription:declined.title") })).toContainText(note);
    await expect(bannerOf(page, t)).toContainText(t("subscription:banner.trial_start"));
  },
);

test("C255 C256 C257 D47 what fails is said with the words of its place", async ({ page, api, t }) => {
  const business = await signUp(api);
  await restoreSession(page, business.token);
  const banner = bannerOf(page, t);
  await page.goto("/dashboard");
  // A colleague is faster each time, and this page has not received the change yet.
  await page.route("**/api/events/", (route) => route.abort());
  await page.reload();
  await banner.waitFor();
  await startTrial(api, business);
  await press(page, t("subscription:actions.startTrial"), banner);
  await expect(locateToast(page, t("subscription:toasts.trialFailed"))).toBeVisible();

  const dialog = page.getByRole("dialog");
  const fail = async (openPlans: () => Promise<void>, text: string) => {
    await openPlans();
    await dialog.getByRole("radio").first().waitFor();
    const id = await ask(api, business);
    await press(page, t("subscription:dialog.request"), dialog);
    // The whole text is compared, because two of the texts differ only by an exclamation mark.
    await expect(
      page
        .locator("[data-toast]")
        .getByText(t(`subscription:toasts.${text}`), { exact: true })
        .first(),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    return id;
  };
  const decline = async (id: string) =>
    api.call("POST", `/api/operator/subscription-requests/${id}/decline/`, {
      token: await operatorToken(api),
      json: { note: "Asked twice." },
    });
  await decline(
    await fail(() => press(page, t("subscription:actions.subscribeNow"), banner), "requestFailed"),
  );
  await page.goto("/subscription");
  const id = await fail(
    () => press(page, t("subscription:actions.choose"), page.getByRole("main")),
    "requestFailedOnPage",
  );
  await activate(api, id);
  await page.reload();
  await fail(() => press(page, t("subscription:actions.change"), page.getByRole("main")), "renewalFailed");
});

test("C246 C248 C249 every status has its text and its one step; the server's clock decides which", async ({
  page,
  api,
  t,
}) => {
  const business = await signUp(api);
  await startTrial(api, business);
  await restoreSession(page, business.token);
  // A test cannot wait for days, so the response is the server's own except for the values that depend on its
  // clock.
  let changes: object = {};
  await page.route("**/api/subscription/", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Subscription };
    await route.fulfill({ response, json: { data: { ...data, ...changes } } });
  });
  const banner = bannerOf(page, t);
  const cases = [
    ["trial_expired", "trial_expired", "subscribe"],
    ["subscription_expired", "subscription_ended", "renew"],
  ] as const;
  for (const [subscription_status, text, step] of cases) {
    changes = {
      subscription_status,
      subscription_active: false,
      expire_at_days: 0,
      withheld: "subscription_ended",
      usage: null,
    };
    await page.goto("/customers");
    // The frame does not claim that the agent answers.
    await expect(page.getByText(t("portal:lamp.paused")).first()).toBeAttached();
    await expect(banner.getByRole("paragraph")).toHaveText(t(`subscription:banner.${text}`));
    await expect(
      banner.getByRole("button", { name: t(`subscription:actions.${step}`), exact: true }),
    ).toBeVisible();
    await expect(banner.getByRole("button", { name: t("subscription:banner.hide") })).toHaveCount(0);
  }
  changes = {
    usage: {
      used: 2400,
      limit: 3000,
      share: 0.8,
      notice: "near_limit",
      from: "2026-11-01T00:00:00.000Z",
      until: "2026-12-01T00:00:00.000Z",
    },
  };
  await page.goto("/subscription");
  await expect(banner).toContainText(t("subscription:banner.near_limit"));
  await expect(page.locator("main [data-notice=near_limit]")).toContainText("2,400");
});

test("subscription, plans, confirmation and requests have no violation of accessibility rules and fit the screen", async ({
  page,
  api,
  t,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const business = await signUp(api);
  await restoreSession(page, business.token);
  const expectSound = async (where: string) =>
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"]), where).toEqual({});
  await openScreen(page, "/subscription");
  await expectSound("before the trial");
  await press(page, t("subscription:actions.choose"));
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  await expectSound("plans");
  await page.keyboard.press("Escape");
  await startTrial(api, business);
  await openScreen(page, "/subscription");
  await expectSound("trial");
  const id = await ask(api, business);
  await openScreen(page, "/subscription/confirmation");
  expect(await findScreenProblems(page, language), "confirmation").toEqual({});
  await enterOffice(page, api);
  await openScreen(page, await requestsPage(api, id, "open"));
  await expectSound("requests");
  await activate(api, id);
  await restoreSession(page, business.token);
  await openScreen(page, "/subscription");
  await expectSound("subscription");
});
