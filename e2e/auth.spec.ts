import type { Page, Request } from "@playwright/test";
import { industries } from "#shared/rules/industries.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { type Business, restoreSession, newBusiness, signUp } from "./business.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";
import { readLocalStorage, locateToast, openAccountMenu } from "./page-queries.ts";

async function fillSignUp(page: Page, t: Texts, business: Omit<Business, "token">): Promise<void> {
  await page.getByLabel(t("auth:fields.businessName")).fill(business.name);
  await page.getByLabel(t("auth:fields.email")).fill(business.email);
  await page.getByLabel(t("auth:fields.phone")).fill(business.phone);
  await page.getByLabel(t("auth:fields.industry")).selectOption("retail_offline");
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill(business.password);
}

async function logIn(page: Page, t: Texts, email: string, password: string): Promise<void> {
  await page.getByLabel(t("auth:fields.email")).fill(email);
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth:login.submit"), exact: true })
    .click();
}

const startTrial = (page: Page, t: Texts) =>
  page.getByRole("main").getByRole("button", { name: t("auth:signUp.submit") });

test(
  "C136 C137 C139 C152 signing up sends five fields, keeps the token and opens the dashboard",
  { tag: "@phone" },
  async ({ page, t }) => {
    const business = newBusiness();
    await page.goto("/sign-up");
    const options = page.getByLabel(t("auth:fields.industry")).locator("option:not([value=''])");
    await expect
      .poll(() => options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)))
      .toEqual([...industries]);
    await fillSignUp(page, t, business);
    const sending = page.waitForRequest((request: Request) => request.url().endsWith("/auth/signup/"));
    await startTrial(page, t).click();
    expect((await sending).postDataJSON()).toEqual({
      businessName: business.name,
      email: business.email,
      phoneNumber: business.phone,
      industry: "retail_offline",
      password: business.password,
    });
    await expect(page).toHaveURL("/dashboard");
    expect(Object.keys(await readLocalStorage(page))).toContain("token");
  },
);

test("C141 C142 C143 C144 C145 an empty sign-up names what each field needs", async ({
  page,
  t,
  language,
}) => {
  await page.goto("/sign-up");
  await startTrial(page, t).click();
  const messages =
    language === "en"
      ? [
          "Business name can't be empty",
          "Email can't be empty",
          "Phone number can't be empty",
          "Industry can't be empty",
          "Password should be at least 8 characters",
        ]
      : ["businessName", "emailEmpty", "phone", "industry", "passwordShort"].map((name) =>
          t(`auth:problems.${name}`),
        );
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel(t("auth:fields.businessName"))).toBeFocused();

  await page.getByLabel(t("auth:fields.email")).fill("not an address");
  const invalid = language === "en" ? "Must be a valid email" : t("auth:problems.emailInvalid");
  await expect(page.getByText(invalid, { exact: true })).toBeVisible();
  const short = page.getByText(messages[4] ?? "", { exact: true });
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill("1234567");
  await expect(short).toBeVisible();
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill("12345678");
  await expect(short).toBeHidden();
});

test("C146 a phone or an email that is taken is said at its field, and what was typed stays", async ({
  page,
  t,
  api,
  language,
}) => {
  const known = await signUp(api);
  await page.goto("/sign-up");
  await fillSignUp(page, t, { ...newBusiness(), phone: known.phone });
  await startTrial(page, t).click();
  const phoneTaken = language === "en" ? "Phone number already registered" : t("errors:field.phone_taken");
  await expect(page.getByRole("main").getByText(phoneTaken, { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/sign-up");
  await expect(page.getByLabel(t("auth:fields.phone"))).toHaveValue(known.phone);

  await fillSignUp(page, t, { ...newBusiness(), email: known.email });
  await startTrial(page, t).click();
  await expect(
    page.getByRole("main").getByText(t("errors:field.email_taken"), { exact: true }),
  ).toBeVisible();
});

test(
  "a phone typed in Arabic digits is a phone, and a double click signs up once",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const business = newBusiness();
    const national = `0${business.phone.slice(4)}`;
    await page.goto("/sign-up");
    await fillSignUp(page, t, {
      ...business,
      phone: national.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
    });
    await expect(page.getByLabel(t("auth:fields.phone"))).toHaveValue(national);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/auth/signup/")) sent.push(request.postData() ?? "");
    });
    await startTrial(page, t).dblclick();
    await expect(page).toHaveURL("/dashboard");
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? "")).toMatchObject({ phoneNumber: business.phone });
  },
);

test(
  "what is typed before a page's script has come stays, field by field",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const business = newBusiness();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto("/sign-up", { waitUntil: "commit" });
    const name = page.getByLabel(t("auth:fields.businessName"));
    const phone = page.getByLabel(t("auth:fields.phone"));
    await name.fill(business.name);
    await phone.fill("٠٥٥١٢٣٤٥٦٧");
    release();
    await expect(page.getByRole("status").filter({ hasText: business.name })).toBeVisible();
    await page.getByLabel(t("auth:fields.email")).fill(business.email);
    await expect(name).toHaveValue(business.name);
    await expect(phone).toHaveValue("0551234567");
  },
);

test(
  "a form sent before its script has come loses nothing and leaves no password in the address",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/sign-up", { waitUntil: "commit" });
    await page.getByLabel(t("auth:fields.email")).fill("owner@shop.test");
    await page.getByLabel(t("auth:fields.password"), { exact: true }).fill("Secret-123");
    const sent = page.waitForResponse((response) => response.request().method() === "POST");
    await startTrial(page, t).click();
    expect((await sent).status()).toBe(204);
    await expect(page.getByLabel(t("auth:fields.email"))).toHaveValue("owner@shop.test");
    await expect(page.getByLabel(t("auth:fields.password"), { exact: true })).toHaveValue("Secret-123");
    await expect(page).toHaveURL("/sign-up");
  },
);

test(
  "D33 sign-up offers its own industries when the call for them fails",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.route("**/auth/business_industrys/", (route) => route.abort());
    await page.goto("/sign-up");
    await expect(page.getByLabel(t("auth:fields.industry")).locator("option:not([value=''])")).toHaveCount(
      industries.length,
    );
  },
);

test(
  "C149 C151 C152 logging in trims the email, keeps the token, says so and opens the dashboard",
  { tag: "@phone" },
  async ({ page, t, api, language }) => {
    const business = await signUp(api);
    await page.goto("/login");
    await logIn(page, t, `  ${business.email} `, business.password);
    await expect(
      locateToast(page, language === "en" ? "Login successful" : t("auth:login.success")),
    ).toBeVisible();
    await expect(page).toHaveURL("/dashboard");
    const { token } = await readLocalStorage(page);
    const { data } = await api.call<{ data: { user: { email: string } } }>("GET", "/api/me/", {
      token: token ?? "",
    });
    expect(data.user.email).toBe(business.email);
  },
);

test("C149 C150 an unfinished log-in is told what is missing", async ({ page, t, language }) => {
  await page.goto("/login");
  await logIn(page, t, "", "");
  const problemText = (english: string, key: string) =>
    page.getByText(language === "en" ? english : t(key), { exact: true });
  await expect(problemText("Email can't be empty", "auth:problems.emailEmpty")).toBeVisible();
  await expect(
    problemText("Password should be at least 8 characters", "auth:problems.passwordShort"),
  ).toBeVisible();
  await logIn(page, t, "someone", "");
  await expect(problemText("Must be a valid email", "auth:problems.emailInvalid")).toBeVisible();
});

test("C154 D02 a wrong password stays on the page with its message, and storage is untouched", async ({
  page,
  t,
  api,
}) => {
  const business = await signUp(api);
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("kept", "yes"));
  const answering = page.waitForResponse((response) => response.url().endsWith("/auth/login/"));
  await logIn(page, t, business.email, "Wrong-Pass-99");
  expect((await answering).status()).toBe(400);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(t("errors:code.wrong_credentials"));
  await expect(page).toHaveURL("/login");
  expect(await readLocalStorage(page)).toEqual({ kept: "yes" });
  await expect(page.getByLabel(t("auth:fields.email"))).toHaveValue(business.email);
});

test(
  "C032 C148 who is logged in never sees the log-in form",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/login");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("button", { name: t("auth:login.submit"), exact: true })).toHaveCount(0);
  },
);

test(
  "C055 D19 logging in goes on to the page that was asked for",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await page.goto("/tickets?status=closed");
    await logIn(page, t, business.email, business.password);
    await expect(page).toHaveURL("/tickets?status=closed");
  },
);

test(
  "D19 a return address outside of the product is ignored",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await page.goto("/login?from=https%3A%2F%2Fevil.example%2F");
    await logIn(page, t, business.email, business.password);
    await expect(page).toHaveURL("/dashboard");
  },
);

test(
  "C040 C056 C269 a forged token is thrown out to the root with everything stored",
  { tag: "@one-language" },
  async ({ page }) => {
    await restoreSession(page, "forged");
    await page.evaluate(() => localStorage.setItem("other", "x"));
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 401) refused.push(response.url());
    });
    await page.goto("/tickets");
    await expect(page).toHaveURL("/");
    // No request is repeated before that time.
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused).size).toBe(refused.length);
    expect(await readLocalStorage(page)).toEqual({});
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test(
  "C269 a call that changes something and is refused ends the session as well, and is not sent again",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/knowledge-base");
    const brand = page.getByRole("main").getByLabel(t("knowledge:brand.ar"), { exact: true });
    await brand.fill("متجر الاختبار");
    const sent: string[] = [];
    await page.route("**/api/knowledge/brand/", (route) => {
      sent.push(route.request().method());
      return route.fulfill({ status: 401, json: { code: "session_required", message: "no" } });
    });
    await brand.press("Enter");
    await expect(page).toHaveURL("/");
    expect(sent).toEqual(["PUT"]);
    expect(await readLocalStorage(page)).toEqual({});
  },
);

test(
  "C269 a 401 of the chat clears nothing and leads nowhere, whether it is read or written to",
  { tag: "@one-language" },
  async ({ page, t, shop, language }) => {
    await restoreSession(page, shop.token);
    const refused = { status: 401, json: { code: "unauthorized", message: "no" } };
    await page.route("**/webhook/chatbot/", (route) =>
      route.request().method() === "POST" ? route.fulfill(refused) : route.fallback(),
    );
    const chat = new ChatPageModel(page, t);
    const address = `/chat/${shop.chat}?lang=${language}`;
    const expectUnmoved = async () => {
      await expect(page).toHaveURL(address);
      expect(await readLocalStorage(page)).toEqual({ token: shop.token, chat_token: shop.chat });
    };
    await chat.open(shop.chat, `?lang=${language}`);
    await chat.ask("وين فروعكم؟");
    // The page has handled the response once it shows that there is no answer.
    await expect(chat.log.getByText(t("chat:failed"), { exact: true })).toBeVisible();
    await expectUnmoved();
    await page.route(`**/webhook/chatbot/${shop.chat}/`, (route) => route.fulfill(refused));
    await page.goto(address);
    await expect(chat.error()).toBeVisible();
    await expectUnmoved();
  },
);

test(
  "C155 logging out forgets the token here and on the server",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/about");
    await (await openAccountMenu(page, t)).getByRole("button", { name: t("portal:menu.logout") }).click();
    await expect(page).toHaveURL("/login");
    expect(await readLocalStorage(page)).not.toHaveProperty("token");
    expect((await api.fetch("GET", "/api/me/", { token: business.token })).status).toBe(401);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login\?from=/);
  },
);
