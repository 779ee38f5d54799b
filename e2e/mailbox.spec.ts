import type { Locator, Page } from "@playwright/test";
import { restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { followChannelEvents } from "./measuring.ts";
import { withAccountLock, logInAtPlatform, platformAccounts } from "./platforms.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

const card = (page: Page): Locator => page.locator('[data-channel="email"]');

/** The words of the specification byte for byte, and their Arabic counterparts. */
const words = {
  en: ["Error connecting Gmail", "Gmail connected successfully"],
  ar: ["تعذّر ربط Gmail", "تم ربط Gmail"],
} as const;

test("C220 C221 C226 signing in at Google connects the mailbox; not agreeing there connects nothing; a mail opens as it arrived", async ({
  page,
  t,
  api,
  baseURL,
  language,
}) => {
  test.setTimeout(360_000);
  await withAccountLock(language, async () => {
    const [failed, connected] = words[language];
    const account = platformAccounts[language].email;
    const business = await signUp(api);
    const events = await followChannelEvents(page, baseURL ?? "");
    const expectEvents = (...statuses: string[]) =>
      expect.poll(events).toEqual(statuses.map((status) => ({ channel: "email", status })));
    await restoreSession(page, business.token);
    await page.goto("/channels");
    const keyboard = new Keyboard(page);
    const logIn = async () => {
      await keyboard.activate(card(page).getByRole("button", { name: t("channels:connect"), exact: true }));
      await keyboard.activate(
        card(page).getByRole("button", { name: t("channels:login.email.go"), exact: true }),
      );
    };
    await logIn();
    await logInAtPlatform(page, null);
    await expect(locateToast(page, failed)).toContainText(t("channels:denied"));
    await expect(card(page)).toHaveAttribute("data-state", "not_connected");
    await expectEvents("failed");
    await logIn();
    await logInAtPlatform(page, account);
    await expect(locateToast(page, connected)).toBeVisible();
    await expect(card(page)).toHaveAttribute("data-state", "connected");
    await expect(card(page)).toContainText(account);
    const channel = t("portal:channel.email");
    await keyboard.activate(
      card(page).getByRole("switch", { name: t("channels:enable", { channel }) }),
      "Space",
    );
    await expect(card(page)).toContainText(t("channels:health.off"));
    await expectEvents("connected", "disabled");

    // The request comes from this machine, like that of the simulator's own page.
    const written = await fetch(`${api.url}/api/simulator/messages/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        person: "noura",
        channel: "email",
        account,
        text: "هل وصل طلبي؟\n<script>alert(1)</script>",
      }),
    });
    expect(written.ok).toBe(true);
    const ticket = async () =>
      (await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/", { token: business.token })).data[0]
        ?.id;
    await expect.poll(ticket, { timeout: 90_000 }).toBeTruthy();
    await page.goto(`/tickets/${await ticket()}`);
    await keyboard.activate(page.getByRole("button", { name: t("portal:original.open") }));
    const dialog = page.getByRole("dialog", { name: t("portal:original.title") });
    const mail = dialog.frameLocator("iframe");
    await expect(mail.getByText("هل وصل طلبي؟")).toBeVisible();
    await expect(mail.getByText("<script>alert(1)</script>")).toBeVisible();
    await expect(dialog).toContainText(t("portal:original.note"));
    await dialog.getByRole("radio", { name: t("portal:original.text") }).click();
    await expect(dialog.getByText("هل وصل طلبي؟")).toBeVisible();
    // The mailbox is disconnected, so that the test can run again.
    await page.goto("/channels");
    await keyboard.activate(card(page).getByRole("button", { name: t("channels:disconnect.button") }));
    await keyboard.activate(
      page
        .getByRole("alertdialog", { name: t("channels:disconnect.title", { channel }) })
        .getByRole("button", { name: t("channels:disconnect.confirm") }),
    );
    await expect(card(page)).toHaveAttribute("data-state", "not_connected");
    expect(keyboard.problems).toEqual([]);
    await expectEvents("disconnected");
  });
});

test(
  "C217 an address tells its servers; what is wrong is said at the server it is wrong at",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
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
    await expect(locateToast(page, t("mailboxes:failed"))).toBeVisible();
    await expect(card(page)).toContainText(t("errors:field.mail_host_blocked"));
    await expect(card(page)).toHaveAttribute("data-state", "not_connected");
  },
);
