import type { Locator, Page } from "@playwright/test";
import { enter, signUp } from "./business.ts";
import { expect, test } from "./test.ts";
import { toast } from "./words.ts";

const card = (page: Page, kind: string): Locator => page.locator(`[data-channel="${kind}"]`);

/** The code that the simulator's WhatsApp sent to a number; asked as from this machine, as its page is. */
async function codeFor(baseURL: string | undefined, digits: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/simulator/phones/`);
  const { data } = (await answer.json()) as { data: { codes: { number: string; code: string }[] } };
  const found = data.codes.find(({ number }) => number.replace(/\D/g, "").endsWith(digits));
  if (!found) throw new Error(`no code was sent to ${digits}`);
  return found.code;
}

/** Each language has an account of its own at the simulator's Meta: both run against one product. */
const accounts = { ar: "+966 55 000 1002", en: "+966 55 000 1003" };

/** From the channels' page to the platform's and back. */
async function logInAtMeta(page: Page, go: string, connect: string, account: string): Promise<void> {
  await card(page, "whatsapp_meta").getByRole("button", { name: connect }).click();
  await card(page, "whatsapp_meta").getByRole("button", { name: go }).click();
  await page.getByRole("link", { name: account }).first().click();
  await page.waitForURL(/\/channels$/);
}

test("C216 C217 five channels stand on the page, none connected at first", async ({ page, t, api }) => {
  const business = await signUp(api);
  await enter(page, business.token);
  await page.goto("/channels");
  for (const kind of ["email", "whatsapp", "whatsapp_meta", "instagram", "twitter"])
    await expect(card(page, kind)).toHaveAttribute("data-state", "not_connected");
  await expect(card(page, "instagram")).toContainText(t("portal:channel.instagram"));
  await expect(card(page, "instagram")).toContainText(t("channels:state.not_connected"));
});

test("C219 C223 C225 a number is connected by its code; off, another account and none are asked for first", async ({
  page,
  t,
  api,
  baseURL,
}) => {
  const business = await signUp(api);
  await enter(page, business.token);
  await page.goto("/channels");
  const whatsapp = card(page, "whatsapp");
  const digits = business.phone.slice(-8);
  await whatsapp.getByRole("button", { name: t("channels:connect") }).click();
  await whatsapp.getByLabel(t("channels:number.label")).fill(business.phone);
  await whatsapp.getByRole("button", { name: t("channels:number.send") }).click();
  await expect(toast(page, t("channels:otp.sent"))).toBeVisible();
  await expect(whatsapp).toContainText(t("channels:code.wait"));

  const code = await codeFor(baseURL, digits);
  const field = whatsapp.getByLabel(t("channels:code.label"));
  await field.fill(code === "111111" ? "222222" : "111111");
  await expect(toast(page, t("channels:otp.failed"))).toBeVisible();
  await expect(whatsapp).toContainText(t("errors:code.code_wrong"));
  await field.fill(code);
  await expect(toast(page, t("channels:otp.verified"))).toBeVisible();
  await expect(toast(page, t("channels:connected.whatsapp"))).toBeVisible();
  await expect(whatsapp).toHaveAttribute("data-state", "connected");
  await expect(whatsapp).toContainText(t("channels:health.noneIn"));

  await whatsapp.getByRole("switch").click();
  await expect(whatsapp).toContainText(t("channels:state.off"));
  const channel = t("portal:channel.whatsapp");
  await whatsapp.getByRole("button", { name: t("channels:change.button") }).click();
  const change = page.getByRole("alertdialog", { name: t("channels:change.title", { channel }) });
  await change.getByRole("button", { name: t("channels:change.confirm") }).click();
  await expect(whatsapp.getByLabel(t("channels:number.label"))).toBeVisible();
  await whatsapp.getByRole("button", { name: t("common:cancel") }).click();
  await expect(whatsapp).toHaveAttribute("data-state", "connected");
  await whatsapp.getByRole("button", { name: t("channels:disconnect.button") }).click();
  await page
    .getByRole("alertdialog", { name: t("channels:disconnect.title", { channel }) })
    .getByRole("button", { name: t("channels:disconnect.confirm") })
    .click();
  await expect(whatsapp).toHaveAttribute("data-state", "not_connected");
});

test("C220 C222 C224 logging in at Meta connects its account, to one business only", async ({
  page,
  t,
  api,
  language,
}) => {
  const [first, second] = [await signUp(api), await signUp(api)];
  const words = [t("channels:login.whatsapp_meta.go"), t("channels:connect"), accounts[language]] as const;
  await enter(page, first.token);
  await page.goto("/channels");
  await logInAtMeta(page, ...words);
  await expect(toast(page, t("channels:connected.whatsapp_meta"))).toBeVisible();
  await expect(card(page, "whatsapp_meta")).toHaveAttribute("data-state", "connected");

  await enter(page, second.token);
  await page.goto("/channels");
  await logInAtMeta(page, ...words);
  await expect(toast(page, t("channels:failed.whatsapp_meta"))).toContainText(t("errors:code.channel_taken"));
  await expect(card(page, "whatsapp_meta")).toHaveAttribute("data-state", "not_connected");
  // Freed for whoever runs this again.
  await api.call("DELETE", "/api/channels/whatsapp_meta/", { token: first.token });
});

test("C218 a log-in that is broken off connects nothing and says so", async ({ page, t, api }) => {
  const business = await signUp(api);
  await enter(page, business.token);
  await page.goto("/channels/return/instagram?error=access_denied&state=whatever");
  await page.waitForURL(/\/channels$/);
  await expect(toast(page, t("channels:failed.instagram"))).toContainText(t("channels:denied"));
  await expect(card(page, "instagram")).toHaveAttribute("data-state", "not_connected");
});
