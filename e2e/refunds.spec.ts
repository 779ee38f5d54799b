import type { Subscription } from "#shared/contract/subscriptions.ts";
import { restoreSession, signUp } from "./business.ts";
import { enterOffice } from "./operator-office.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";

test(
  "an operator refunds a part of an invoice by the keyboard, and the business finds its credit note",
  { tag: "@one-language" },
  async ({ page, api, t, language }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const business = await signUp(api);
    const subscription = await api.call<{ data: Subscription }>("POST", "/api/subscription/requests/", {
      token: business.token,
      json: { plan: "basic", period: "month", price: 259 },
    });
    const token = await enterOffice(page, api);
    await api.call("POST", `/api/operator/subscription-requests/${subscription.data.request?.id}/activate/`, {
      token,
    });
    const { data } = await api.call<{ data: { id: string }[] }>(
      "GET",
      `/api/operator/organizations/?q=${encodeURIComponent(business.email)}`,
      { token },
    );
    await openScreen(page, `/operator/organizations/${data[0]?.id}`);
    const invoices = page.getByRole("list", { name: t("subscription:invoices.title") });
    await invoices.getByRole("button", { name: t("operator:refunds.button") }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(t("operator:refunds.text"));
    const amount = dialog.getByLabel(t("operator:refunds.amount"));
    await amount.fill("300");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText(t("operator:refunds.reasonMissing"));
    await amount.fill("٥٩٫٥");
    await dialog.getByLabel(t("operator:refunds.reason")).fill("خصم متفق عليه");
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});
    await dialog.getByRole("button", { name: t("operator:refunds.confirm") }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(locateToast(page, "CN-")).toBeVisible();
    await expect(page.getByRole("list", { name: t("subscription:creditNotes.title") })).toContainText("59.5");
    await restoreSession(page, business.token);
    await openScreen(page, "/subscription");
    const notes = page.getByRole("list", { name: t("subscription:creditNotes.title") });
    await expect(notes).toContainText("خصم متفق عليه");
    const saved = page.waitForEvent("download");
    await notes.getByRole("button").click();
    expect((await saved).suggestedFilename()).toMatch(/^CN-\d{6}\.pdf$/);
  },
);
