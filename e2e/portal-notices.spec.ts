import { openChat, restoreSession, signUp } from "./business.ts";
import { openAccountMenu, waitForLateScripts } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test("without a connection the portal and the chat say so, and what becomes of what is typed", async ({
  page,
  context,
  api,
  t,
}) => {
  const { token } = await signUp(api);
  const chat = await openChat(api, token);
  await restoreSession(page, token);
  await page.goto("/dashboard");
  await waitForLateScripts(page);
  await context.setOffline(true);
  await expect(page.getByText(t("portal:offline"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("portal:offline"))).toBeHidden();
  await page.goto(`/chat/${chat}`);
  await waitForLateScripts(page);
  await context.setOffline(true);
  await expect(page.getByText(t("chat:offline"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("chat:offline"))).toBeHidden();
});

test(
  "a new owner generates the chat's link at the end of how to start, and finds the notice again in the account's menu",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/how-to-start");
    await page.getByRole("button", { name: t("guide:share.generate") }).click();
    await expect(page.getByRole("img", { name: t("guide:share.code") })).toBeVisible();
    const menu = await openAccountMenu(page, t);
    await menu.getByRole("button", { name: t("portal:notices.title") }).click();
    const notices = page.getByRole("dialog", { name: t("portal:notices.title") });
    await expect(notices.getByText(t("chatbot:generateSuccess"))).toBeVisible();
  },
);

test(
  "the first steps are hidden and shown again, also after a reload",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/dashboard");
    const steps = page.getByRole("heading", { name: t("dashboard:first.live") });
    await expect(steps).toBeVisible();
    await page.getByRole("button", { name: t("dashboard:first.hide") }).click();
    await expect(steps).toBeHidden();
    await page.reload();
    await page.getByRole("button", { name: t("dashboard:first.show") }).click();
    await expect(steps).toBeVisible();
  },
);
