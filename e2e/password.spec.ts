import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";
import { locateToast } from "./page-queries.ts";

async function askForLink(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/forgot-password");
  await page.getByLabel(t("auth:fields.email")).fill(email);
  await page.getByRole("button", { name: t("auth:forgot.submit") }).click();
}

async function linkFor(api: Api, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () =>
        (link = /http\S+\/set-new-password\/[\w-]+/.exec((await api.mailTo(email))?.text ?? "")?.[0]),
    )
    .toBeTruthy();
  return link ?? "";
}

async function setPassword(page: Page, t: Texts, password: string, confirm = password): Promise<void> {
  await page.getByLabel(t("auth:newPassword.new"), { exact: true }).fill(password);
  await page.getByLabel(t("auth:newPassword.confirm"), { exact: true }).fill(confirm);
  await page.getByRole("button", { name: t("auth:newPassword.submit") }).click();
}

test("C156 asking for a link needs an address", async ({ page, t, language }) => {
  const problemText = (english: string, key: string) =>
    page.getByText(language === "en" ? english : t(key), { exact: true });
  await askForLink(page, t, "");
  await expect(problemText("Email is required", "auth:problems.resetEmailEmpty")).toBeVisible();
  await askForLink(page, t, "nobody");
  await expect(problemText("Invalid email address", "auth:problems.resetEmailInvalid")).toBeVisible();
});

test(
  "C157 D18 D34 an address without an account looks the same, and gets no mail",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const known = await signUp(api);
    const unknown = `nobody-${known.email}`;
    const shown: string[] = [];
    for (const email of [known.email, unknown]) {
      await askForLink(page, t, email);
      await expect(page).toHaveURL("/email-alert");
      await expect(page.getByRole("main")).toContainText(email);
      const text = (await page.getByRole("main").innerText()).replace(email, "…");
      // The remaining seconds until the next request change continuously, so they are replaced by 0.
      shown.push(text.replace(/\d+/g, "0"));
    }
    expect(shown[0]).toBe(shown[1]);
    await linkFor(api, known.email);
    expect(await api.mailTo(unknown)).toBeUndefined();
  },
);

test("C158 C159 C161 C168 C169 D17 the link of the mail sets a new password, once", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await signUp(api);
  const renewed = "Sidr-Honey-88!";
  const keyboard = new Keyboard(page);
  await page.goto("/forgot-password");
  await keyboard.typeInto(page.getByLabel(t("auth:fields.email")), business.email);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/email-alert");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const link = await linkFor(api, business.email);

  await page.goto(link);
  await expect(page).toHaveURL("/set-new-password");
  const { title, text, submit } =
    language === "en"
      ? {
          title: "Set Your New Password",
          text: "Enter a new password below to regain access to your account.",
          submit: "Update Password",
        }
      : {
          title: t("auth:newPassword.title"),
          text: t("auth:newPassword.text"),
          submit: t("auth:newPassword.submit"),
        };
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: submit, exact: true })).toBeVisible();

  const sending = page.waitForRequest((request) => request.url().endsWith("/auth/reset-new-password/"));
  await keyboard.typeInto(page.getByLabel(t("auth:newPassword.new"), { exact: true }), renewed);
  await keyboard.typeInto(page.getByLabel(t("auth:newPassword.confirm"), { exact: true }), renewed);
  await keyboard.press("Enter");
  expect((await sending).postDataJSON()).toEqual({
    token: link.slice(link.lastIndexOf("/") + 1),
    password: renewed,
  });
  const done = language === "en" ? "Password reset successful" : t("auth:newPassword.success");
  await expect(locateToast(page, done)).toBeVisible();
  await expect(page).toHaveURL("/login");

  const logIn = (password: string) =>
    api.fetch("POST", "/auth/login/", { json: { email: business.email, password } });
  expect((await logIn(business.password)).status).toBe(400);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keyboard.typeInto(page.getByLabel(t("auth:fields.email")), business.email);
  await keyboard.typeInto(page.getByLabel(t("auth:fields.password"), { exact: true }), renewed);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  expect(keyboard.problems).toEqual([]);

  await page.goto(link);
  await setPassword(page, t, "Other-Honey-99!");
  await expect(page).toHaveURL("/forgot-password-error");
  const failed = language === "en" ? "Something went wrong" : t("common:errors.generic");
  await expect(locateToast(page, failed)).toBeVisible();
  expect((await logIn(renewed)).status).toBe(200);
});

test("C163 C164 C165 C166 C167 each rule of a new password has its message", async ({
  page,
  t,
  language,
}) => {
  await page.goto("/set-new-password/some-token");
  const rules: [password: string, english: string, key: string][] = [
    ["Ab1!xyz", "Password should be at least 8 characters", "passwordShort"],
    ["abcdefg1!", "Password must contain at least one uppercase letter", "passwordUppercase"],
    ["Abcdefgh!", "Password must contain at least one number", "passwordNumber"],
    ["Abcdefg1ح", "Password must contain at least one special symbol", "passwordSymbol"],
  ];
  for (const [password, english, key] of rules) {
    await setPassword(page, t, password);
    const message = language === "en" ? english : t(`auth:problems.${key}`);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  const confirm = page.getByLabel(t("auth:newPassword.confirm"), { exact: true });
  await page.getByLabel(t("auth:newPassword.new"), { exact: true }).fill("Palm-Court-77!");
  await confirm.fill("Palm-Court-78!");
  await confirm.press("Enter");
  const differ = page.getByText(
    language === "en" ? "Passwords must match" : t("auth:problems.passwordsMatch"),
    { exact: true },
  );
  await expect(differ).toBeVisible();
  await expect(confirm).toHaveAttribute("aria-invalid", "true");
  await expect(confirm).toBeFocused();
});

test(
  "C160 each of the two fields shows and hides its own text",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.goto("/set-new-password/some-token");
    const [first, second] = ["new", "confirm"].map((name) => ({
      field: page.getByLabel(t(`auth:newPassword.${name}`), { exact: true }),
      button: page.getByRole("button", { name: `: ${t(`auth:newPassword.${name}`)}` }),
    }));
    if (!first || !second) throw new Error("two fields");
    await first.button.click();
    await expect(first.field).toHaveAttribute("type", "text");
    await expect(second.field).toHaveAttribute("type", "password");
    await second.button.click();
    await first.button.click();
    await expect(first.field).toHaveAttribute("type", "password");
    await expect(second.field).toHaveAttribute("type", "text");
  },
);

test("C162 D36 the way back from a new password leads to the root", async ({ page, t, language }) => {
  await page.goto("/set-new-password/some-token");
  await page
    .getByRole("link", {
      name: language === "en" ? "Return to Login" : t("auth:newPassword.back"),
      exact: true,
    })
    .click();
  await expect(page).toHaveURL("/");
});

test("C035 D17 without a token the page says that the link is not complete", async ({ page, t }) => {
  await page.goto("/set-new-password");
  await expect(page.getByRole("heading", { level: 1, name: t("auth:newPassword.noLink") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("auth:expired.submit") })
    .click();
  await expect(page).toHaveURL("/forgot-password");
});

test("C170 a failure of the server while setting a password is said in one sentence", async ({
  page,
  t,
  language,
}) => {
  await page.route("**/auth/reset-new-password/", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/set-new-password/some-token");
  await setPassword(page, t, "Palm-Court-77!");
  await expect(
    locateToast(page, language === "en" ? "Something went wrong" : t("common:errors.generic")),
  ).toBeVisible();
  await expect(page).toHaveURL("/set-new-password");
});
