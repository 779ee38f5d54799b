import { openIdProvider, providerClient } from "#server/testing/openid-provider.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import { unique } from "./api.ts";
import { restoreSession, signUp } from "./business.ts";
import { horizontalOverflow, locateToast, openAccountMenu } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test("an owner enters an identity provider and sees the record to add; its address without a business is told at log-in", async ({
  page,
  api,
  t,
}) => {
  await using provider = await openIdProvider();
  const owner = await signUp(api);
  const domain = `${unique()}.example`.toLowerCase();
  await restoreSession(page, owner.token);
  await page.goto("/settings#single-sign-on");
  await page.getByRole("button", { name: t("singleSignOn:setUp") }).press("Enter");
  const form = page.getByRole("dialog", { name: t("singleSignOn:form.title") });
  await expect(form.getByLabel(t("singleSignOn:form.redirect"))).toHaveValue(/\/login\/return$/);
  await expect(form.getByLabel(t("singleSignOn:form.logOutRedirect"))).toHaveValue(/\/login$/);
  await form.getByRole("button", { name: t("singleSignOn:form.submit") }).click();
  await expect(form.getByLabel(t("singleSignOn:form.issuer"))).toBeFocused();
  await form.getByLabel(t("singleSignOn:form.issuer")).fill(`${provider.issuer}/elsewhere`);
  await form.getByLabel(t("singleSignOn:form.clientId")).fill(providerClient.client_id);
  await form.getByLabel(t("singleSignOn:form.secret"), { exact: true }).fill(providerClient.client_secret);
  await form.getByLabel(t("singleSignOn:form.domain")).fill(domain);
  await form.getByRole("button", { name: t("singleSignOn:form.submit") }).click();
  await expect(form.getByText(t("errors:field.issuer_unreachable"))).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await form.getByLabel(t("singleSignOn:form.issuer")).fill(provider.issuer);
  await form.getByLabel(t("singleSignOn:form.domain")).press("Enter");
  await expect(locateToast(page, t("singleSignOn:saved"))).toBeVisible();
  await expect(page.getByLabel(t("singleSignOn:domain.name"))).toHaveValue(`_wakil.${domain}`);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: t("auth:login.singleSignOn") }).press("Enter");
  await expect(page.getByLabel(t("singleSignOn:login.email"))).toBeFocused();
  await page.getByLabel(t("singleSignOn:login.email")).fill(`sara@${domain}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("errors:field.single_sign_on_unknown"))).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.goto("/login/return?code=x&state=y");
  await expect(page.getByRole("alert")).toHaveText(t("singleSignOn:return.otherTab"));
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test(
  "logging out leads to the provider that the session came from, and back to the login page, which says so once",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await using provider = await openIdProvider();
    const owner = await signUp(api);
    await restoreSession(page, owner.token);
    await page.goto("/dashboard");
    const returnTo = new URL("/login", page.url()).href;
    const query = new URLSearchParams({
      client_id: providerClient.client_id,
      post_logout_redirect_uri: returnTo,
      state: "of this tab",
    });
    // The server's response after a log-in by the provider is simulated, because a domain cannot be verified here.
    // server/modules/identity/single-sign-on.test.ts tests that the server responds like this.
    await page.route("**/auth/logout/", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { data: { url: `${provider.issuer}/logout?${query}` } } });
    });
    await (await openAccountMenu(page, t)).getByRole("button", { name: t("portal:menu.logout") }).click();
    await expect(locateToast(page, t("auth:login.loggedOut"))).toBeVisible();
    expect(provider.requests).toEqual(["/logout"]);
    await expect(page).toHaveURL(returnTo);
    expect(
      await page.evaluate(() => [localStorage.getItem("token"), sessionStorage.getItem("pendingLogOut")]),
    ).toEqual([null, null]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(`/login?state=${query.get("state")}`);
    await expect(page).toHaveURL(returnTo);
    await expect(page.getByRole("button", { name: t("auth:login.submit") })).toBeVisible();
    await expect(locateToast(page, t("auth:login.loggedOut"))).toHaveCount(0);
  },
);
