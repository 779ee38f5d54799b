import { violations } from "./accessibility.ts";
import { restoreSession, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { expect, test } from "./test.ts";

// Moving elements are half transparent for a moment, and axe would measure that moment.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("dialogs, menus, messages and empty screens have no violation of accessibility rules", async ({
  page,
  t,
  api,
}) => {
  const { token } = await signUp(api);
  await page.goto("/sign-up");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth:signUp.submit") })
    .click();
  expect(await violations(page), "a form with mistakes").toEqual([]);
  await restoreSession(page, token);
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await violations(page), "the first day").toEqual([]);
  await page.goto("/tickets");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await violations(page), "no tickets").toEqual([]);
  await page.goto("/knowledge-base");
  await page.getByRole("button", { name: t("knowledge:add.url") }).click();
  await page.getByRole("dialog").waitFor();
  expect(await violations(page), "a dialog").toEqual([]);
  await page.goto("/knowledge-base/answers");
  await page.getByRole("button", { name: t("faqs:list.write") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("faqs:form.save") }).click();
  await dialog.getByText(t("faqs:form.questionsMissing")).waitFor();
  expect(await violations(page), "an answer with mistakes").toEqual([]);
  await page.goto("/chatbot");
  await page.getByRole("button", { name: t("chatbot:generate") }).click();
  await page.locator("[data-toast]").waitFor();
  expect(await violations(page), "a toast").toEqual([]);
});

test("the error card of the chat has no violation of accessibility rules", async ({ page, t }) => {
  await page.goto("/chat/no-such-chat");
  await new ChatPageModel(page, t).error().waitFor();
  expect(await violations(page)).toEqual([]);
});

test("every public page can be used by keyboard: the skip link leads to the content", async ({ page, t }) => {
  for (const path of ["/", "/login", "/privacy"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: t("common:skip") });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  }
});
