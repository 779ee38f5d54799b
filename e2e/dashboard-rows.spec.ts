import type { Locator, Page } from "@playwright/test";
import type { dashboard as dashboardCall } from "#shared/contract/dashboard.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import { demoToken, restoreSession } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { findOverflows } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";

type Dashboard = ResultOf<typeof dashboardCall>["data"];

/** Follows the link by keyboard, expects so many messages there, and goes back. */
async function follow(page: Page, t: Texts, link: Locator, count: number) {
  const keyboard = new Keyboard(page);
  await keyboard.activate(link);
  expect(keyboard.problems).toEqual([]);
  await expect(page).toHaveURL(/\/dashboard\/messages\?/);
  await expect(page.getByRole("status").filter({ hasText: /\S/ })).toHaveText(
    t("messages:found", { count, number: new Intl.NumberFormat("en").format(count) }),
  );
  await expect(page.getByRole("row")).toHaveCount(Math.min(25, count) + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard(\?|$)/);
}

test("C200 C202 every figure of messages on the dashboard leads to as many messages", async ({
  page,
  t,
  api,
}) => {
  const token = await demoToken(api);
  await restoreSession(page, token);
  const { data } = await api.call<{ data: Dashboard }>("GET", "/api/dashboard/?period=weekly", { token });
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  const link = (name: string) => main.getByRole("link", { name, exact: true });

  const { interactions, answered, answered_after_hours: late, handed_over: handed } = data;
  await follow(
    page,
    t,
    link(`${interactions} ${t("dashboard:facts.interactions", { count: interactions })}`),
    interactions,
  );
  await follow(page, t, link(`${answered}: ${t("dashboard:lede.rows.answered")}`), answered);
  await follow(page, t, link(`${late}: ${t("dashboard:lede.rows.late")}`), late);
  await follow(page, t, link(`${handed}: ${t("dashboard:lede.rows.handed")}`), handed);
  await follow(page, t, link(`${t("dashboard:bars.inHours")} ${answered - late}`), answered - late);

  const bars = main.getByRole("figure").getByRole("listitem").getByRole("link").and(page.locator("[title]"));
  const totals = data.bars
    .map((bar) => bar.in_hours + bar.after_hours + bar.handed_over)
    .filter((total) => total > 0);
  await expect(bars).toHaveCount(totals.length);
  await expect(bars.last()).toHaveAccessibleName(new RegExp(`\\b${totals.at(-1)}\\b`));
  await follow(page, t, bars.last(), totals.at(-1) ?? 0);

  // Every pattern, and every topic whose questions rose or fell, is shown under its heading.
  const expectRows = async (
    key: "patterns.title" | "trends.title" | "trends.fallingTitle",
    count: number,
  ) => {
    const part = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t(`dashboard:${key}`), exact: true }) });
    if (count > 0) await expect(part.getByRole("listitem"), key).toHaveCount(count);
  };
  expect(data.patterns.length, "the demo has patterns").toBeGreaterThan(2);
  await expectRows("patterns.title", data.patterns.length);
  await expectRows("trends.title", data.trends.length);
  await expectRows("trends.fallingTitle", data.falling.length);

  for (const [kind, at] of [
    ["busiest_day", 0],
    ["busiest_hour", 1],
  ] as const) {
    const pattern = data.patterns.find((one) => one.kind === kind);
    expect(pattern, "the demo has messages in every period").toBeDefined();
    const finding = main
      .getByRole("listitem")
      .getByRole("link")
      .and(page.locator(at === 0 ? '[href*="weekday="]' : '[href*="hour="]'));
    await follow(page, t, finding, Math.round((pattern?.share ?? 0) * (pattern?.of ?? 0)));
  }
});

test(
  "the list of messages is filtered by its address and by its filters, and leads to the tickets",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await restoreSession(page, await demoToken(api));
    await page.goto("/dashboard/messages?kind=answered&hours=after&weekday=9&hour=x");
    const filters = page.getByRole("group", { name: t("messages:filters.label") });
    const pill = (name: string, value: string) =>
      filters.getByRole("button", { name: t("portal:filter.change", { filter: name, value }) });
    await expect(
      pill(t("messages:filters.hours"), t("messages:filters.hoursOf.after")),
      "what does not exist is left out",
    ).toBeVisible();
    await expect(
      filters.getByRole("button", { name: t("portal:filter.add", { name: t("messages:filters.weekday") }) }),
    ).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [320, 390, 1440])).toEqual([]);

    await pill(t("messages:filters.kind"), t("messages:filters.kinds.answered")).press("Enter");
    await page
      .getByRole("menuitem", { name: t("messages:filters.kinds.handed_over"), exact: true })
      .press("Enter");
    await expect(page).toHaveURL(/kind=handed_over/);
    await filters
      .getByRole("button", { name: t("portal:filter.clear", { name: t("messages:filters.hours") }) })
      .click();
    await expect(page).not.toHaveURL(/hours=/);
    const first = page.getByRole("row").nth(1);
    await expect(first).toContainText(t("messages:outcome.handover"));
    await first.getByRole("link").press("Enter");
    await expect(page).toHaveURL(/\/tickets\/[\w-]+$/);
  },
);
