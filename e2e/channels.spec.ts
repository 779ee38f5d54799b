import type { Locator, Page } from "@playwright/test";
import type { ConnectedKind, listChannels } from "#shared/contract/channels.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { type Business, restoreSession, signUp } from "./business.ts";
import { followChannelEvents } from "./measuring.ts";
import { readLoginCode, withAccountLock, logInAtPlatform, platformAccounts } from "./platforms.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

const card = (page: Page, kind: ConnectedKind): Locator => page.locator(`[data-channel="${kind}"]`);

/** The words of the specification byte for byte, and their Arabic counterparts. */
const words = {
  en: {
    taken: "This account is already connected to another account of the product.",
    whatsapp: ["Error connecting WhatsApp", "WhatsApp connected successfully"],
    whatsapp_meta: ["Error connecting WhatsApp via Meta", "WhatsApp Business account connected successfully"],
    instagram: ["Error connecting Instagram", "Instagram connected successfully"],
    twitter: ["Error connecting X", "X connected successfully"],
    code: ["Error verifying OTP", "OTP sent successfully", "WhatsApp verification successful"],
  },
  ar: {
    taken: "هذا الحساب مربوط بمنشأة أخرى في وكيل. اربط حسابًا آخر.",
    whatsapp: ["تعذّر ربط واتساب", "تم ربط واتساب"],
    whatsapp_meta: ["تعذّر ربط واتساب عبر Meta", "تم ربط حساب واتساب للأعمال"],
    instagram: ["تعذّر ربط إنستغرام", "تم ربط إنستغرام"],
    twitter: ["تعذّر ربط إكس", "تم ربط إكس"],
    code: ["تعذّر التحقق من الرمز", "أُرسل رمز التحقق", "تم التحقق من رقم واتساب"],
  },
} as const;

/** Finds a toast with exactly this title. */
const locateTitle = (page: Page, title: string) =>
  page.locator("[data-toast]").filter({ has: page.getByText(title, { exact: true }) });

const open = async (page: Page, { token }: Business) => {
  await restoreSession(page, token);
  await page.goto("/channels");
};

test("C216 C217 C239 five channels stand on the page, reached from the menu, none connected at first", async ({
  page,
  t,
  api,
}) => {
  await restoreSession(page, (await signUp(api)).token);
  await page.goto("/dashboard");
  const menu = page.getByRole("navigation", { name: t("portal:menu.label") });
  await menu.getByRole("link", { name: t("common:titles.channels"), exact: true }).click();
  for (const kind of ["email", "whatsapp", "whatsapp_meta", "instagram", "twitter"] as const)
    await expect(card(page, kind)).toHaveAttribute("data-state", "not_connected");
  await expect(card(page, "instagram")).toContainText(t("portal:channel.instagram"));
  await expect(card(page, "instagram")).toContainText(t("channels:state.not_connected"));
});

test("C219 C223 C225 a number is connected by its code, after a wrong one; a code may be asked for again after a wait", async ({
  page,
  t,
  api,
  baseURL,
  language,
}) => {
  // The code can be sent again after a minute, for which the test does not wait.
  test.slow();
  const labels = words[language];
  const business = await signUp(api);
  await page.clock.install();
  await open(page, business);
  const whatsapp = card(page, "whatsapp");
  await whatsapp.getByRole("button", { name: t("channels:connect") }).click();
  const number = whatsapp.getByLabel(t("channels:number.label"));
  await expect(number).toBeFocused();
  await number.fill(business.phone);
  await number.press("Enter");
  await expect(locateTitle(page, labels.code[1])).toBeVisible();
  await expect(whatsapp).toContainText(t("channels:code.wait"));
  const field = whatsapp.getByLabel(t("channels:code.label"));
  await expect(field).toBeFocused();

  const code = await readLoginCode(baseURL, business.phone);
  await field.fill(code === "111111" ? "222222" : "111111");
  await expect(locateTitle(page, labels.code[0])).toBeVisible();
  await expect(whatsapp).toContainText(t("errors:code.code_wrong"));
  await page.clock.fastForward(61_000);
  await expect(whatsapp.getByRole("button", { name: t("channels:code.again") })).toBeVisible();
  await expect(whatsapp.getByRole("button", { name: t("channels:code.call") })).toBeVisible();

  await field.fill(code);
  await expect(locateTitle(page, labels.code[2])).toBeVisible();
  await expect(locateToast(page, labels.whatsapp[1])).toBeVisible();
  await expect(whatsapp).toHaveAttribute("data-state", "connected");
  await expect(whatsapp.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(whatsapp).toContainText(t("channels:health.noneIn"));
});

test("C223 a number that cannot be one is refused at its field", async ({ page, t, api, language }) => {
  await open(page, await signUp(api));
  const whatsapp = card(page, "whatsapp");
  await whatsapp.getByRole("button", { name: t("channels:connect") }).click();
  await whatsapp.getByLabel(t("channels:number.label")).fill("12");
  await whatsapp.getByRole("button", { name: t("channels:number.send") }).click();
  await expect(locateTitle(page, words[language].whatsapp[0])).toBeVisible();
  await expect(whatsapp.getByLabel(t("channels:number.label"))).toHaveAttribute("aria-invalid", "true");
});

for (const kind of ["whatsapp_meta", "instagram", "twitter"] as const)
  test(`C217 C220 C222 C224 C226 ${kind} by its log-in: refused there, connected, off and on, taken for others, let go`, async ({
    page,
    baseURL,
    t,
    api,
    language,
  }) => {
    test.setTimeout(360_000);
    await withAccountLock(language, async () => {
      const account = platformAccounts[language][kind];
      const [failed, connected] = words[language][kind];
      const [first, second] = [await signUp(api), await signUp(api)];
      const events = await followChannelEvents(page, baseURL ?? "");
      /** Expects these events, and no others, since the page was opened. */
      const expectEvents = (...statuses: string[]) =>
        expect.poll(events).toEqual(statuses.map((status) => ({ channel: kind, status })));
      const logIn = async () => {
        await card(page, kind)
          .getByRole("button", { name: t("channels:connect"), exact: true })
          .click();
        await card(page, kind)
          .getByRole("button", { name: t(`channels:login.${kind}.go`) })
          .click();
      };
      await open(page, first);
      await logIn();
      await logInAtPlatform(page, null);
      await expect(locateTitle(page, failed)).toContainText(t("channels:denied"));
      await expect(card(page, kind)).toHaveAttribute("data-state", "not_connected");
      await expectEvents("failed");

      await logIn();
      await logInAtPlatform(page, account);
      await expect(locateTitle(page, connected)).toBeVisible();
      await expect(card(page, kind)).toHaveAttribute("data-state", "connected");
      await expect(card(page, kind)).toContainText(account);
      const channel = t(`portal:channel.${kind}`);
      // A public line under comments says where they were answered, unless the owner switches this off.
      if (kind !== "whatsapp_meta") {
        const notices = card(page, kind).getByRole("switch", { name: t("channels:notices.label") });
        await expect(notices).toBeChecked();
        await notices.focus();
        await page.keyboard.press("Space");
        await expect(notices).not.toBeChecked();
        await expect(notices).toBeFocused();
      }
      const onOff = card(page, kind).getByRole("switch", { name: t("channels:enable", { channel }) });
      await onOff.focus();
      await page.keyboard.press("Space");
      await expect(card(page, kind)).toContainText(t("channels:health.off"));
      await expect(onOff).toBeFocused();
      await page.keyboard.press("Space");
      await expect(card(page, kind)).toContainText(t("channels:state.connected"));
      await expectEvents("connected", "disabled", "enabled");

      await open(page, second);
      await logIn();
      await logInAtPlatform(page, account);
      await expect(locateTitle(page, failed)).toContainText(words[language].taken);
      await expectEvents("failed");
      await expect(card(page, kind)).toHaveAttribute("data-state", "not_connected");

      await open(page, first);
      await card(page, kind)
        .getByRole("button", { name: t("channels:disconnect.button") })
        .click();
      await page
        .getByRole("alertdialog", { name: t("channels:disconnect.title", { channel }) })
        .getByRole("button", { name: t("channels:disconnect.confirm") })
        .click();
      await expect(card(page, kind)).toHaveAttribute("data-state", "not_connected");
      await expect(card(page, kind).getByRole("heading", { level: 2 })).toBeFocused();
      await expectEvents("disconnected");
    });
  });

test(
  "C218 another account is asked for first, and until it is connected the earlier one stays",
  { tag: "@one-language" },
  async ({ page, t, api, baseURL }) => {
    const business = await signUp(api);
    const connect = async (phone: string) => {
      const whatsapp = card(page, "whatsapp");
      await whatsapp.getByLabel(t("channels:number.label")).fill(phone);
      await whatsapp.getByRole("button", { name: t("channels:number.send") }).click();
      const field = whatsapp.getByLabel(t("channels:code.label"));
      await field.waitFor();
      await field.fill(await readLoginCode(baseURL, phone));
      await expect(whatsapp.getByRole("button", { name: t("channels:change.button") })).toBeVisible();
      await expect(whatsapp).toContainText(phone.slice(-4));
    };
    await open(page, business);
    const whatsapp = card(page, "whatsapp");
    await whatsapp.getByRole("button", { name: t("channels:connect") }).click();
    await connect(business.phone);
    const channel = t("portal:channel.whatsapp");
    const change = async () => {
      await whatsapp.getByRole("button", { name: t("channels:change.button") }).click();
      await page
        .getByRole("alertdialog", { name: t("channels:change.title", { channel }) })
        .getByRole("button", { name: t("channels:change.confirm") })
        .click();
      await expect(whatsapp.getByLabel(t("channels:number.label"))).toBeFocused();
    };
    await change();
    await page.keyboard.press("Escape");
    await expect(whatsapp).toHaveAttribute("data-state", "connected");
    await expect(whatsapp).toContainText(business.phone.slice(-4));
    await change();
    const other = (await signUp(api)).phone;
    await connect(other);
    const { data } = await api.call<ResultOf<typeof listChannels>>("GET", "/api/channels/", {
      token: business.token,
    });
    const name = data.find(({ kind }) => kind === "whatsapp")?.connection?.name ?? "";
    expect(name.replace(/\D/g, ""), "the other one in place of the earlier").toBe(other.slice(1));
  },
);
