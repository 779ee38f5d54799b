import type { Locator, Page } from "@playwright/test";
import { enter, signUp } from "./business.ts";
import { expect, test } from "./test.ts";
import { toast } from "./words.ts";

const card = (page: Page): Locator => page.locator('[data-channel="email"]');

/** Each language has a mailbox of its own at the simulator's Google: both run against one product. */
const accounts = { ar: "care@suhailroasters.example", en: "care@noonflowers.example" };

test("C220 C221 signing in at Google connects the mailbox; not agreeing there connects nothing", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  await enter(page, business.token);
  await page.goto("/channels/return/email?error=access_denied&state=whatever");
  await page.waitForURL(/\/channels$/);
  await expect(toast(page, t("channels:failed.email"))).toContainText(t("channels:denied"));

  await card(page)
    .getByRole("button", { name: t("channels:connect") })
    .click();
  await card(page)
    .getByRole("button", { name: t("channels:login.email.go") })
    .click();
  await page.getByRole("link", { name: accounts[language] }).click();
  await page.waitForURL(/\/channels$/);
  await expect(toast(page, t("channels:connected.email"))).toBeVisible();
  await expect(card(page)).toHaveAttribute("data-state", "connected");
  await expect(card(page)).toContainText(accounts[language]);
  // Freed for whoever runs this again.
  await api.call("DELETE", "/api/channels/email/", { token: business.token });
});

test("C217 an address tells its servers; what is wrong is said at the server it is wrong at", async ({
  page,
  t,
  api,
}) => {
  const business = await signUp(api);
  await enter(page, business.token);
  await page.goto("/channels");
  await card(page)
    .getByRole("button", { name: t("channels:connect") })
    .click();
  const address = card(page).getByLabel(t("mailboxes:address"));
  const next = card(page).getByRole("button", { name: t("mailboxes:find") });
  await address.fill("not an address");
  await next.click();
  await expect(card(page)).toContainText(t("mailboxes:problems.address"));

  await address.fill("shop@hotmail.com");
  await next.click();
  await expect(card(page)).toContainText(t("mailboxes:noLogin"));
  await address.fill("shop@icloud.com");
  await next.click();
  await expect(card(page)).toContainText("iCloud");
  await card(page).getByText(t("mailboxes:servers")).click();
  const incoming = card(page).getByLabel(t("mailboxes:imap"), { exact: true });
  await expect(incoming).toHaveValue("imap.mail.me.com");

  await incoming.fill("127.0.0.1");
  await card(page).getByLabel(t("mailboxes:smtp"), { exact: true }).fill("localhost");
  await card(page).getByLabel(t("mailboxes:appPassword"), { exact: true }).fill("secret");
  await card(page)
    .getByRole("button", { name: t("mailboxes:connect") })
    .click();
  await expect(toast(page, t("mailboxes:failed"))).toBeVisible();
  await expect(card(page)).toContainText(t("errors:field.mail_host_blocked"));
  await expect(card(page)).toHaveAttribute("data-state", "not_connected");
});
