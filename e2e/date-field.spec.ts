import { violations } from "./accessibility.ts";
import { restoreSession, signUp } from "./business.ts";
import { findOverflows } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import { whatsappShop } from "./whatsapp-shop.ts";

test(
  "C273 a day is typed as M/D/YYYY or chosen from the calendar by keyboard, in either language",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/settings/activity");
    const name = t("activity:filters.from");
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute("placeholder", "M/D/YYYY");
    await field.fill("٢/٥/٢٠٢٦");
    await expect(page).toHaveURL(/from=2026-02-05/);
    await page.reload();
    await expect(field).toHaveValue("2/5/2026");

    // From the selected day, one row down is a week later, and the next step is one day later.
    const open = page.getByRole("button", { name: t("portal:date.open", { label: name }) });
    await open.press("Enter");
    const calendar = page.getByRole("dialog", { name: t("portal:date.calendar") });
    await expect(calendar.getByRole("button", { name: /2026/ }).first()).toBeVisible();
    await expect(calendar.locator(":focus")).toHaveText("5");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(calendar.locator(":focus")).toHaveText("12");
    await page.keyboard.press("PageDown");
    await page.keyboard.press("Enter");
    await expect(calendar).toBeHidden();
    await expect(field).toHaveValue("3/12/2026");
    await expect(page).toHaveURL(/from=2026-03-12/);
    await expect(open).toBeFocused();

    await field.fill("31/12/2026");
    await field.blur();
    await expect(page.getByText(t("portal:date.unreadable", { format: "M/D/YYYY" }))).toBeVisible();
    await expect(page).not.toHaveURL(/from=/);
    await field.fill("");
    await expect(field).not.toHaveAttribute("aria-invalid");
    expect(await findOverflows(page, [390, 1440])).toEqual([]);
  },
);

test("C273 the time of a campaign is typed as M/D/YYYY HH:mm:ss or chosen by keyboard, in either language", async ({
  page,
  api,
  t,
}) => {
  const business = await whatsappShop(api);
  await restoreSession(page, business.token);
  await page.goto("/marketing-agent/campaigns");
  await page.getByRole("button", { name: t("campaigns:empty.go") }).click();
  await page.getByRole("radio", { name: t("campaigns:when.later"), exact: true }).check();
  const name = t("portal:moment.label");
  const field = page.getByLabel(name, { exact: true });
  await expect(field).toHaveAttribute("placeholder", "M/D/YYYY HH:mm:ss");
  await expect(field).toHaveValue(/^\d{1,2}\/\d{1,2}\/\d{4} 16:30:00$/);
  await field.fill("١/٥/٢٠٣١ ١٨:٠٥");

  // The calendar opens on the typed day; the day above is a week earlier. The list of times follows by Tab.
  await page.getByRole("button", { name: t("portal:date.open", { label: name }) }).press("Enter");
  const calendar = page.getByRole("dialog", { name: t("portal:date.calendar") });
  await expect(calendar.locator(":focus")).toHaveText("5");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(calendar.locator(":focus")).toHaveText("12");
  const times = calendar.getByLabel(t("portal:moment.time"));
  await expect(times).toHaveValue("18:05");
  await page.keyboard.press("Tab");
  await expect(times).toBeFocused();
  await times.selectOption("21:30");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue("1/12/2031 21:30:00");

  await field.fill("12/31/2031");
  await field.blur();
  const format = "M/D/YYYY HH:mm:ss";
  await expect(page.getByText(t("portal:date.unreadableMoment", { format }))).toBeVisible();
  await field.fill("12/31/2020 10:00:00");
  await field.blur();
  await expect(page.getByText(t("portal:date.outside"))).toBeVisible();
  await field.fill("12/31/2031 10:00:30");
  await expect(field).not.toHaveAttribute("aria-invalid");
  expect(await findOverflows(page, [390, 1440])).toEqual([]);
});
