import { restoreSession, signUp } from "./business.ts";
import { enterOffice } from "./operator-office.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";

test(
  "an owner writes to the company from the portal, an operator answers, and the owner reads it",
  { tag: "@phone" },
  async ({ page, api, t, language }) => {
    const business = await signUp(api);
    const subject = `لا تصل رسائل إنستغرام ${business.name}`;
    await restoreSession(page, business.token);
    await page.goto("/support");
    await page.getByRole("button", { name: t("support:new") }).click();
    const dialog = page.getByRole("dialog", { name: t("support:new") });
    await dialog.getByRole("button", { name: t("support:send") }).click();
    await expect(dialog.getByText(t("support:problems.text"))).toBeVisible();
    await dialog.getByRole("combobox", { name: t("support:category") }).selectOption("problem");
    await dialog.getByRole("textbox", { name: t("support:subject") }).fill(subject);
    await dialog.getByRole("textbox", { name: t("support:text") }).fill("ربطت الحساب أمس ولا يصل شيء.");
    await dialog.getByRole("button", { name: t("support:send") }).click();
    await expect(locateToast(page, t("support:sent"))).toBeVisible();
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: subject }) });
    await expect(row).toContainText(t("support:states.open"));

    await enterOffice(page, api);
    await page.goto("/operator/support");
    await expect(row).toContainText(t("operator:requests.clock.leftNote"));
    await row.getByRole("textbox", { name: t("support:office.answer") }).fill("أعدنا الربط، جرّب الآن.");
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});
    await row.getByRole("button", { name: t("support:office.send"), exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("support:office.done.answer"))).toBeVisible();
    await expect(row).toHaveCount(0);

    await restoreSession(page, business.token);
    await page.goto("/support");
    await expect(row).toContainText(t("support:states.answered"));
    await expect(row).toContainText("أعدنا الربط، جرّب الآن.");
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});
  },
);
