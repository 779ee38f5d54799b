import { restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
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
    const keyboard = new Keyboard(page);
    await keyboard.activate(page.getByRole("button", { name: t("support:new") }));
    const dialog = page.getByRole("dialog", { name: t("support:new") });
    await keyboard.activate(dialog.getByRole("button", { name: t("support:send") }));
    await expect(dialog.getByText(t("support:problems.text"))).toBeVisible();
    await dialog.getByRole("combobox", { name: t("support:category") }).selectOption("problem");
    await keyboard.typeInto(dialog.getByRole("textbox", { name: t("support:subject") }), subject);
    await keyboard.typeInto(
      dialog.getByRole("textbox", { name: t("support:text") }),
      "ربطت الحساب أمس ولا يصل شيء.",
    );
    await keyboard.activate(dialog.getByRole("button", { name: t("support:send") }));
    await expect(locateToast(page, t("support:sent"))).toBeVisible();
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: subject }) });
    await expect(row).toContainText(t("support:states.open"));

    await enterOffice(page, api);
    await page.goto("/operator/support");
    await expect(row).toContainText(t("operator:requests.clock.leftNote"));
    const answer = row.getByRole("textbox", { name: t("support:office.answer") });
    // Other tests write to the company at the same time, so that many stops may come before this request.
    await answer.focus();
    await keyboard.type("أعدنا الربط، جرّب الآن.");
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});
    await keyboard.activate(row.getByRole("button", { name: t("support:office.send"), exact: true }));
    await expect(locateToast(page, t("support:office.done.answer"))).toBeVisible();
    await expect(row).toHaveCount(0);
    await keyboard.tab();
    expect(keyboard.problems).toEqual([]);

    await restoreSession(page, business.token);
    await page.goto("/support");
    await expect(row).toContainText(t("support:states.answered"));
    await expect(row).toContainText("أعدنا الربط، جرّب الآن.");
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});
  },
);
