import type { Page } from "@playwright/test";
import { type ConnectedKind } from "#shared/contract/channels.ts";
import { restoreSession, openChat, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { readLoginCode, withAccountLock, logInAtPlatform, platformAccounts } from "./platforms.ts";
import { expect, test } from "./test.ts";

// The phones are only available on this machine, so no visitor's address is sent.
test.use({ extraHTTPHeaders: {} });

/** Returns the phone whose account name, at the top, ends like this. */
const phone = (page: Page, name: string) =>
  page.locator("[data-phone]").filter({
    has: page.locator("header p", { hasText: new RegExp(`${name.replace(/[+.]/g, "\\$&")}$`) }),
  });

test.describe("somebody else", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.7" } });

  test("finds no phones, and a page that does not blink", { tag: "@one-language" }, async ({ page, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.clock.install();
    let reads = 0;
    page.on("request", (request) => (reads += Number(request.url().includes("/api/simulator/phones/"))));
    await page.goto("/simulator");
    await page.getByRole("contentinfo").waitFor();
    const before = reads;
    await page.clock.runFor(10_000);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(reads).toBe(before);
  });
});

test(
  "C216 one customer writes on all five channels and in the web chat; the business sees one customer with six conversations",
  { tag: "@one-language" },
  async ({ page, t, api, baseURL, language }) => {
    test.setTimeout(360_000);
    await withAccountLock(language, async () => {
      const business = await signUp(api);
      const chatToken = await openChat(api, business.token);
      await restoreSession(page, business.token);
      const card = (kind: ConnectedKind) => page.locator(`[data-channel="${kind}"]`);
      const accounts = platformAccounts[language];
      try {
        await page.goto("/channels");
        const number = card("whatsapp");
        await number.getByRole("button", { name: t("channels:connect") }).click();
        await number.getByLabel(t("channels:number.label")).fill(business.phone);
        await number.getByRole("button", { name: t("channels:number.send") }).click();
        const code = number.getByLabel(t("channels:code.label"));
        await code.waitFor();
        await code.fill(await readLoginCode(baseURL, business.phone));
        await expect(number).toHaveAttribute("data-state", "connected");
        for (const kind of ["email", "whatsapp_meta", "instagram", "twitter"] as const) {
          await card(kind)
            .getByRole("button", { name: t("channels:connect"), exact: true })
            .click();
          await card(kind)
            .getByRole("button", { name: t(`channels:login.${kind}.go`), exact: true })
            .click();
          await logInAtPlatform(page, accounts[kind]);
          await expect(card(kind)).toHaveAttribute("data-state", "connected");
        }

        // In the chat the customer states the number by which WhatsApp knows her; her mail and the other channels
        // state it too.
        const message = "متى تفتحون؟ رقمي 0551234501";
        const chat = new ChatPageModel(page, t);
        await chat.open(chatToken);
        await chat.ask(message);
        await chat.answered();

        await page.goto("/simulator");
        const names = [business.phone.slice(-7), ...Object.values(accounts)];
        for (const name of names) {
          const open = phone(page, name);
          await open.getByLabel(t("simulator:write"), { exact: true }).fill(message);
          await open.getByRole("button", { name: t("simulator:send.text"), exact: true }).click();
          await expect(open.getByRole("log")).toContainText(message);
          await expect(open.locator("[data-side=business]").first()).toBeVisible({ timeout: 60_000 });
        }

        const customers = async () =>
          (
            await api.call<{ data: { id: string; total_tickets: number }[] }>("GET", "/api/customers/", {
              token: business.token,
            })
          ).data;
        // WhatsApp guarantees her number; customers with a number that was only stated elsewhere have to be merged
        // by a person.
        const vouched = (await customers()).find((one) => one.total_tickets === 2);
        await page.goto(`/customers/${vouched?.id}`);
        for (let left = 4; left > 0; left -= 1) {
          const join = page.getByRole("button", { name: t("customers:same.join") });
          await expect(join).toHaveCount(left);
          await join.first().click();
        }
        await expect.poll(async () => (await customers()).length).toBe(1);
        for (const kind of ["chat", "email", "whatsapp", "whatsapp_meta", "instagram", "twitter"] as const)
          await expect(
            page
              .getByRole("main")
              .getByText(t(`portal:channel.${kind}`), { exact: true })
              .first(),
          ).toBeVisible();
      } finally {
        // The accounts are disconnected, so that the test can run again.
        for (const kind of ["email", "whatsapp_meta", "instagram", "twitter", "whatsapp"])
          await api.fetch("DELETE", `/api/channels/${kind}/`, { token: business.token });
      }
    });
  },
);

test(
  "an owner who holds a phone finds the customers' phones of the own business, and not the demo's",
  { tag: "@one-language" },
  async ({ page, api, baseURL, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const business = await signUp(api);
    const { token } = business;
    await restoreSession(page, token);
    await page.goto("/simulator");
    await expect(page.getByText(t("simulator:none"))).toBeVisible();
    const { data: setup } = await api.call<{ data: { setup_id: string } }>(
      "POST",
      "/api/channels/whatsapp/number/",
      { token, json: { phone: business.phone } },
    );
    await api.call("POST", "/api/channels/whatsapp/verify/", {
      token,
      json: { setup_id: setup.setup_id, code: await readLoginCode(baseURL, business.phone) },
    });
    await page.reload();
    await expect(page.locator("[data-phone]")).toHaveCount(1);
    await expect(phone(page, business.phone.slice(-7))).toBeVisible();
    await api.call("DELETE", "/api/channels/whatsapp/", { token });
  },
);

test(
  "on a phone a picture, a voice note and a place are sent, a message is answered, reacted to, edited and taken back",
  { tag: "@one-language" },
  async ({ page, t, api, baseURL }) => {
    test.slow();
    const business = await signUp(api);
    const { data: setup } = await api.call<{ data: { setup_id: string } }>(
      "POST",
      "/api/channels/whatsapp/number/",
      { token: business.token, json: { phone: business.phone } },
    );
    await api.call("POST", "/api/channels/whatsapp/verify/", {
      token: business.token,
      json: { setup_id: setup.setup_id, code: await readLoginCode(baseURL, business.phone) },
    });
    await restoreSession(page, business.token);
    await page.goto("/simulator");
    const open = phone(page, business.phone.slice(-7));
    const mine = open.locator("[data-side=person]");
    await open.getByLabel(t("simulator:write"), { exact: true }).fill("سلام");
    await open.getByRole("button", { name: t("simulator:send.text"), exact: true }).click();
    await expect(mine).toHaveCount(1);
    const theirs = open.locator("[data-side=business]").first();
    await expect(theirs).toBeVisible({ timeout: 60_000 });

    const pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await open
      .locator("input[type=file]")
      .setInputFiles({ name: "cup.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
    await expect(mine.getByRole("img")).toBeVisible();
    await open.getByRole("button", { name: t("simulator:send.voice") }).click();
    await expect(mine.locator("audio")).toBeVisible();
    await open.getByRole("button", { name: t("simulator:send.location") }).click();
    await expect(mine.getByText(t("simulator:somewhere"))).toBeVisible();

    await theirs.hover();
    await theirs.getByRole("button", { name: t("simulator:acts.react"), exact: true }).click();
    await expect(theirs).toContainText("❤️");
    await theirs.getByRole("button", { name: t("simulator:acts.reply"), exact: true }).click();
    await open.getByLabel(t("simulator:write"), { exact: true }).fill("شكرًا");
    await open.getByRole("button", { name: t("simulator:send.text"), exact: true }).click();
    await expect(mine.last().locator("blockquote")).toBeVisible();
    await mine.last().hover();
    await mine
      .last()
      .getByRole("button", { name: t("simulator:acts.edit"), exact: true })
      .click();
    await open.getByLabel(t("simulator:write"), { exact: true }).fill("شكرًا لكم");
    await open.getByRole("button", { name: t("simulator:send.text"), exact: true }).click();
    await expect(mine.last()).toContainText("شكرًا لكم");
    await mine
      .last()
      .getByRole("button", { name: t("simulator:acts.delete"), exact: true })
      .click();
    await expect(open.getByText("شكرًا لكم")).toHaveCount(0);

    // Staff find what was sent in the ticket.
    const { data: tickets } = await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/", {
      token: business.token,
    });
    await page.goto(`/tickets/${tickets[0]?.id}`);
    const recording = page.locator("main audio");
    await expect(recording).toBeVisible({ timeout: 60_000 });
    // The recording can be played: no policy prevents the browser from fetching it on request.
    await recording.evaluate((it: HTMLAudioElement) => {
      it.preload = "auto";
      it.load();
    });
    await expect
      .poll(() => recording.evaluate((it: HTMLAudioElement) => it.readyState), { timeout: 30_000 })
      .toBeGreaterThan(0);
    await api.call("DELETE", "/api/channels/whatsapp/", { token: business.token });
  },
);
