import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession } from "./api.ts";
import { addColleague, openChat, restoreSession, signUp } from "./business.ts";
import { findOverflows, locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test("C202 an owner reads what is shared, agrees by keyboard, and sees the industry's trends on the dashboard", async ({
  page,
  t,
  api,
}) => {
  const owner = await signUp(api);
  const colleague = await addColleague(api, owner);
  const chat = await openChat(api, owner.token);
  await api.call("POST", "/webhook/chatbot/", {
    session: chatSession(),
    form: { customer_msg: "السلام عليكم", chat_token: chat },
  });
  await restoreSession(page, owner.token);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText(t("dashboard:market.off"))).toBeVisible();
  await main.getByRole("link", { name: t("dashboard:market.offGo") }).press("Enter");
  await expect(page).toHaveURL(/\/settings#market-trends$/);
  for (const point of ["shared", "notShared", "floor", "withdraw"])
    await expect(main.getByText(t(`settings:marketTrends.${point}`))).toBeVisible();
  const agree = page.getByRole("switch", { name: t("settings:marketTrends.label") });
  await expect(agree, "off until the owner agrees").not.toBeChecked();
  await agree.focus();
  await page.keyboard.press("Space");
  await expect(locateToast(page, t("settings:marketTrends.on"))).toBeVisible();
  await page.reload();
  await expect(agree).toBeChecked();
  await page.goto("/dashboard");
  await expect(main.getByText(t("dashboard:market.none"))).toBeVisible();
  await restoreSession(page, colleague);
  await page.goto("/settings");
  await expect(page.getByRole("switch").first()).toBeVisible();
  await expect(agree, "only an owner decides").toHaveCount(0);

  // Ten businesses of an industry would need ten sign-ups and a night, so the response is simulated here and tested
  // over HTTP elsewhere.
  await page.route(/\/api\/market-trends\/\?/, (route) =>
    route.fulfill({
      json: {
        data: {
          is_sharing: true,
          counted_at: "2026-11-20T09:00:00Z",
          rising: [{ topic: "delivery", now: 240, before: 180, businesses: 12 }],
          falling: [{ topic: "prices", now: 90, before: 130, businesses: 11 }],
        },
      },
    }),
  );
  await page.goto("/dashboard");
  const list = (key: string) =>
    main.locator("section").filter({ has: page.getByRole("heading", { name: t(key) }) });
  await expect(list("dashboard:market.rising")).toContainText(t("dashboard:market.topics.delivery"));
  await expect(list("dashboard:market.falling")).toContainText(
    t("dashboard:market.counts", { count: 11, businesses: 11, number: 90, before: 130 }),
  );
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await findOverflows(page, [390, 1440])).toEqual([]);
});
