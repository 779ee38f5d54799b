import type { Page } from "@playwright/test";
import { codeOf, nextCodeOf } from "#server/testing/authenticator.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import { type Api, unique } from "./api.ts";
import { addColleague, type Business, colleagueName, restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { enterOffice } from "./operator-office.ts";
import { horizontalOverflow, locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";

const main = (page: Page) => page.getByRole("main");

async function enterPassword(
  page: Page,
  t: Texts,
  { email, password }: Pick<Business, "email" | "password">,
): Promise<void> {
  await page.goto("/login");
  await page.getByLabel(t("auth:fields.email")).fill(email);
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill(password);
  await page.getByLabel(t("auth:fields.password"), { exact: true }).press("Enter");
}

const inArabicDigits = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Sets the second step up in the settings. Returns the key for codes and the recovery codes. */
async function setUp(page: Page, t: Texts, business: Business) {
  await restoreSession(page, business.token);
  await page.goto("/settings");
  await page.getByRole("button", { name: t("secondStep:setUp.open") }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("secondStep:setUp.password"), { exact: true }).fill(business.password);
  await page.keyboard.press("Enter");
  const picture = dialog.getByRole("img", { name: t("secondStep:setUp.picture") });
  await expect(picture.locator("path")).toHaveAttribute("d", /^M/);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  const secret = await dialog.getByLabel(t("secondStep:setUp.secret")).inputValue();
  const uri = `otpauth://totp/Wakil?secret=${secret}`;
  const code = dialog.getByLabel(t("secondStep:setUp.code"));
  await code.fill("000");
  await code.press("Enter");
  await expect(dialog).toContainText(t("secondStep:problems.codeShort"));
  await code.fill(codeOf(uri, new Date()));
  await code.press("Enter");
  const shown = page.getByRole("alertdialog");
  const codes = await shown.getByLabel(t("secondStep:recovery.label")).inputValue();
  expect(codes.split("\n")).toHaveLength(10);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await shown.getByRole("button", { name: t("secondStep:recovery.saved") }).press("Enter");
  return { uri, codes: codes.split("\n") };
}

test(
  "A35 a member sets up two-step log-in, logs in with the app's code in Arabic digits, then switches it off",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    const { uri, codes } = await setUp(page, t, business);
    await expect(main(page)).toContainText(t("secondStep:left", { count: 10 }));
    await page.evaluate(() => localStorage.clear());
    await enterPassword(page, t, business);
    await expect(page.getByRole("heading", { level: 1, name: t("secondStep:login.title") })).toBeVisible();
    const code = page.getByLabel(t("secondStep:setUp.code"));
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("inputmode", "numeric");
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    const keyboard = new Keyboard(page);
    await keyboard.type("123");
    await keyboard.press("Enter");
    await expect(main(page)).toContainText(t("secondStep:problems.codeShort"));
    await expect(code).toBeFocused();
    await code.fill(inArabicDigits(nextCodeOf(uri, new Date())));
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");

    await page.goto("/settings");
    await keyboard.activate(page.getByRole("link", { name: t("settings:contents.account"), exact: true }));
    await keyboard.activate(page.getByRole("button", { name: t("secondStep:end.open"), exact: true }));
    const dialog = page.getByRole("dialog");
    await keyboard.typeInto(
      dialog.getByLabel(t("secondStep:setUp.password"), { exact: true }),
      business.password,
    );
    await keyboard.typeInto(dialog.getByLabel(t("secondStep:fields.codeOrRecovery")), codes[0] ?? "");
    await keyboard.press("Enter");
    await expect(locateToast(page, t("secondStep:end.done"))).toBeVisible();
    await expect(main(page)).toContainText(t("secondStep:off"));
    await keyboard.tab();
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "without the phone a recovery code logs in once, and a used one is refused on the screen",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    const { codes } = await setUp(page, t, business);
    const logIn = async () => {
      await page.evaluate(() => localStorage.clear());
      await enterPassword(page, t, business);
      await page.getByRole("button", { name: t("secondStep:login.useRecovery") }).press("Enter");
      const field = page.getByLabel(t("secondStep:fields.recoveryCode"));
      await expect(field).toBeFocused();
      await field.fill(codes[0]?.toLowerCase() ?? "");
      await field.press("Enter");
    };
    await logIn();
    await expect(page).toHaveURL("/dashboard");
    await logIn();
    await expect(page.getByLabel(t("secondStep:fields.recoveryCode"))).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(page).toHaveURL("/login");
    await page.getByRole("button", { name: t("secondStep:login.back") }).press("Enter");
    await expect(page.getByLabel(t("auth:fields.email"))).toHaveValue(business.email);
  },
);

test(
  "an owner switches a colleague's second step off after the phone is lost",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    const json = { password: "Counter-Lamp-7" };
    const { data } = await api.call<{ data: { uri: string } }>("POST", "/api/second-step/begin/", {
      token: colleague,
      json,
    });
    const code = codeOf(data.uri, new Date());
    await api.call("POST", "/api/second-step/confirm/", { token: colleague, json: { code } });
    await restoreSession(page, owner.token);
    await page.goto("/settings");
    const row = page
      .getByRole("list", { name: t("settings:team.title") })
      .getByRole("listitem")
      .filter({ hasText: colleagueName });
    await expect(row).toContainText(t("settings:team.secondStep"));
    await row.getByRole("button", { name: t("settings:team.more", { name: colleagueName }) }).press("Enter");
    await page.getByRole("menuitem", { name: t("settings:team.resetSecondStep.label") }).press("Enter");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: t("settings:team.resetSecondStep.confirm") }).press("Enter");
    await expect(
      locateToast(page, t("settings:team.resetSecondStep.done", { name: colleagueName })),
    ).toBeVisible();
    await expect(row).not.toContainText(t("settings:team.secondStep"));
  },
);

test(
  "an operator sees their own log-in, with a second step they may set up but not leave out",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await enterOffice(page, api);
    await page.goto("/operator/security");
    await expect(page.getByRole("heading", { name: t("secondStep:title") })).toBeVisible();
    await expect(main(page)).toContainText(t("secondStep:required"));
    await expect(page.getByRole("list", { name: t("settings:sessions.title") })).toBeVisible();
  },
);

/** Returns the link in the newest mail to an address. */
async function mailedLink(api: Api, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = /\/set-new-password\/[\w-]{43}/.exec((await api.mailTo(email))?.text ?? "")?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

test(
  "an invited operator chooses a password, is led to two-step log-in first, and can be disabled again",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const email = `operator-${unique()}@wakil.example`;
    const name = `هند ${unique()}`;
    const password = "Office-Lamp-7!";
    await enterOffice(page, api);
    await page.goto("/operator/operators");
    const keyboard = new Keyboard(page);
    await keyboard.activate(page.getByRole("button", { name: t("operator:people.invite") }));
    const form = page.getByRole("dialog");
    await keyboard.typeInto(form.getByLabel(t("operator:people.name")), name);
    await keyboard.typeInto(form.getByLabel(t("operator:people.email")), email);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await keyboard.press("Enter");
    await expect(locateToast(page, t("operator:people.invited", { email }))).toBeVisible();
    const row = page
      .getByRole("list", { name: t("operator:titles.operatorPeople") })
      .getByRole("listitem")
      .filter({ hasText: email });
    await expect(row).toContainText(t("operator:people.states.invited"));

    await page.evaluate(() => localStorage.clear());
    const link = await mailedLink(api, email);
    await api.call("POST", "/auth/reset-new-password/", {
      json: { token: link.split("/").at(-1), password },
    });
    await enterPassword(page, t, { email, password });
    await expect(page).toHaveURL("/operator/security");
    await page.goto("/operator/organizations");
    await expect(page).toHaveURL("/operator/security");
    await page.getByRole("button", { name: t("secondStep:setUp.open") }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("secondStep:setUp.password"), { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    const secret = await dialog.getByLabel(t("secondStep:setUp.secret")).inputValue();
    await dialog
      .getByLabel(t("secondStep:setUp.code"))
      .fill(codeOf(`otpauth://totp/Wakil?secret=${secret}`, new Date()));
    await page.keyboard.press("Enter");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("secondStep:recovery.saved") })
      .press("Enter");
    await page.goto("/operator/operators");
    await expect(row).toContainText(t("operator:people.you"));

    await enterOffice(page, api);
    await page.goto("/operator/operators");
    await keyboard.activate(row.getByRole("button", { name: t("operator:people.more", { name }) }));
    await keyboard.choose(page.getByRole("menuitem", { name: t("operator:people.disable.label") }));
    const confirm = page.getByRole("alertdialog");
    await keyboard.activate(confirm.getByRole("button", { name: t("operator:people.disable.confirm") }));
    await expect(row).toContainText(t("operator:people.states.disabled"));
    await keyboard.tab();
    expect(keyboard.problems).toEqual([]);
  },
);
