import { readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { startDovecot } from "#server/testing/dovecot.ts";
import { startSmtp } from "#server/testing/smtp-server.ts";
import { startProduct } from "../scripts/browser/product.ts";
import { Api } from "./api.ts";
import { restoreSession, signUpUnverified } from "./business.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

const customer = "sara@customer.example";

test(
  "C217 C220 C222 a mailbox is connected by its own servers, and by nobody else; a customer's mail arrives and is answered from the ticket",
  { tag: "@one-language" },
  async ({ page, t, language, visitor }) => {
    test.setTimeout(300_000);
    const mailbox = `care-${language}@roastery.example`;
    await using box = await startDovecot(mailbox, "right-password");
    const [key, cert] = [box.certificate.key, box.certificate.cert].map((file) => readFileSync(file, "utf8"));
    await using post = await startSmtp(mailbox, "right-password", undefined, { key: key!, cert: cert! });
    // The certificate of these servers on this machine is signed by nobody else, so only a product that is
    // configured for it connects to them.
    await using company = await startSmtp();
    const product = await startProduct({
      DEMO: "false",
      SMTP_URL: `smtp://hello%40roastery.example:right-password@127.0.0.1:${company.port}`,
      CHANNEL_PRIVATE_ADDRESSES: "true",
      NODE_EXTRA_CA_CERTS: box.certificate.cert,
    });
    try {
      const api = new Api(product.url, language, visitor);
      /** Signs a new business up whose owner has opened the link that verifies their address. */
      const signUp = async () => {
        const before = company.receivedMails.length;
        const business = await signUpUnverified(api);
        await expect.poll(() => company.receivedMails.length).toBe(before + 1);
        const { text = "" } = await PostalMime.parse(company.receivedMails[before]!.raw);
        const link = /mailed\/verify\/([\w-]{43})/.exec(text);
        await api.call("POST", "/auth/verify-email/", { json: { token: link?.[1] } });
        return business;
      };
      const [business, other] = [await signUp(), await signUp()];
      await page.context().addCookies([{ name: "lang", value: language, url: product.url }]);
      const card = page.locator('[data-channel="email"]');
      const fillIn = async (token: string, password: string) => {
        await restoreSession(page, token, product.url);
        await page.goto(`${product.url}/channels`);
        await card.getByRole("button", { name: t("channels:connect"), exact: true }).click();
        await card.getByLabel(t("mailboxes:address")).fill(mailbox);
        await card.getByRole("button", { name: t("mailboxes:find"), exact: true }).click();
        await card.getByLabel(t("mailboxes:password"), { exact: true }).fill(password);
        for (const [kind, port] of [
          ["imap", box.tlsPort],
          ["smtp", post.port],
        ] as const) {
          const server = card.getByRole("group", { name: t(`mailboxes:${kind}`), exact: true });
          await server.getByLabel(t(`mailboxes:${kind}`), { exact: true }).fill("localhost");
          await server.getByLabel(t("mailboxes:port"), { exact: true }).fill(String(port));
          await server.getByLabel(t("mailboxes:security"), { exact: true }).selectOption("tls");
        }
      };
      await fillIn(business.token, "wrong-password");
      const connect = card.getByRole("button", { name: t("mailboxes:connect"), exact: true });
      await connect.click();
      await expect(locateToast(page, t("mailboxes:failed"))).toBeVisible({ timeout: 60_000 });
      await expect(card).toHaveAttribute("data-state", "not_connected");
      await card.getByLabel(t("mailboxes:password"), { exact: true }).fill("right-password");
      await connect.click();
      await expect(card).toHaveAttribute("data-state", "connected", { timeout: 60_000 });
      await expect(card).toContainText(mailbox);

      // A second business that can also log in is told that the mailbox is taken, and what to do if it owns the
      // mailbox.
      await fillIn(other.token, "right-password");
      await connect.click();
      await expect(card).toContainText(t("errors:code.channel_taken"), { timeout: 60_000 });
      await expect(card.getByText(t("mailboxes:taken"))).toBeVisible();
      await expect(card).toHaveAttribute("data-state", "not_connected");
      await restoreSession(page, business.token, product.url);

      await box.deliver(
        `From: Sara <${customer}>\r\nTo: ${mailbox}\r\nSubject: Opening hours\r\nMessage-ID: <one@customer.example>\r\n\r\nWhen do you open?\r\n`,
      );
      await page.goto(`${product.url}/tickets`);
      await page.getByRole("link", { name: "Opening hours" }).click({ timeout: 90_000 });
      await expect(page.getByText("When do you open?").first()).toBeVisible();
      await page
        .getByRole("textbox", { name: t("portal:composer.label") })
        .fill("Every day from nine, Sara.");
      await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
      await expect
        .poll(() => post.receivedMails.find(({ raw }) => raw.includes("Every day from nine")), {
          timeout: 60_000,
        })
        .toMatchObject({
          from: mailbox,
          to: [customer],
          raw: expect.stringContaining("<one@customer.example>"),
        });
    } finally {
      await product.stop();
    }
  },
);
