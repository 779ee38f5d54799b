import { eventReceiver } from "#server/testing/event-receiver.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import { restoreSession, signUp } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "an owner adds a webhook, sees the answer to a test event in its log, sends it again and switches it off",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await using receiver = await eventReceiver();
    const host = new URL(receiver.url).host;
    const owner = await signUp(api);
    await restoreSession(page, owner.token);
    await page.goto("/settings#webhooks");
    await page.getByRole("button", { name: t("webhooks:add"), exact: true }).click();
    const form = page.getByRole("dialog", { name: t("webhooks:add") });
    await form.getByRole("textbox", { name: t("webhooks:address") }).fill("shop");
    await form.getByRole("checkbox", { name: t("webhooks:event.ticket_created") }).check();
    await form.getByRole("button", { name: t("webhooks:create") }).click();
    await expect(form.getByText(t("errors:field.webhook_address"))).toBeVisible();
    await form.getByRole("textbox", { name: t("webhooks:address") }).fill(receiver.url);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await form.getByRole("button", { name: t("webhooks:create") }).click();
    const shown = page.getByRole("alertdialog", { name: t("webhooks:secret.title") });
    await expect(shown.getByRole("textbox", { name: t("webhooks:secret.label") })).toHaveValue(/^whsec_/);
    await shown.getByRole("button", { name: t("webhooks:secret.done") }).click();

    const webhooks = page.getByRole("list", { name: t("webhooks:title") });
    const choose = async (entry: "log" | "test" | "off" | "on" | "delete") => {
      await webhooks.getByRole("button", { name: t("webhooks:more", { host }) }).press("Enter");
      await page.getByRole("menuitem", { name: t(`webhooks:menu.${entry}`) }).press("Enter");
    };
    await choose("test");
    await expect(locateToast(page, t("webhooks:tested"))).toBeVisible();
    await expect.poll(() => receiver.received.length).toBe(1);
    await choose("log");
    const log = page.getByRole("dialog", { name: t("webhooks:log.title", { host }) });
    await expect(log.getByText(t("webhooks:log.delivered"))).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await log.getByRole("listitem").getByRole("button").click();
    await expect.poll(() => receiver.received.length).toBe(2);
    await page.keyboard.press("Escape");
    await choose("off");
    await expect(webhooks.getByText(t("webhooks:state.owner"))).toBeVisible();
    await choose("on");
    await expect(webhooks.getByText(t("webhooks:state.on"), { exact: true })).toBeVisible();
    await choose("delete");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("webhooks:delete.confirm") })
      .click();
    await expect(page.getByText(t("webhooks:none"))).toBeVisible();
  },
);
