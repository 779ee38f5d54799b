import { violationsInBothThemes } from "./accessibility.ts";
import { unique } from "./api.ts";
import { readMailedToken, restoreSession, signUp, signUpUnverified } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "a new owner is told to confirm their address, is refused an invitation until then, and the mailed link ends it",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const owner = await signUpUnverified(api);
    await restoreSession(page, owner.token);
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const banner = page.getByRole("region", { name: t("portal:verify.label") });
    await expect(banner).toContainText(owner.email);
    expect(await violationsInBothThemes(page)).toEqual([]);
    // A page that is as high as the window leaves room for the banner, so the end of the list stays visible.
    await page
      .getByRole("link", { name: t("common:titles.customers"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("common:titles.customers") })).toBeVisible();
    await expect(banner).toBeVisible();
    const spare = () =>
      page.evaluate(
        () => innerHeight - Math.ceil(document.querySelector("main")!.getBoundingClientRect().height),
      );
    await expect.poll(spare).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await page.getByRole("button", { name: t("settings:team.add") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("settings:member.name")).fill("Sara");
    await dialog.getByLabel(t("settings:member.email")).fill(`sara-${unique()}@guest.example`);
    await dialog.getByRole("button", { name: t("settings:member.submit") }).click();
    // A toast may show the same text, so the text is searched inside the form.
    await expect(dialog.getByText(t("errors:code.email_unverified"))).toBeVisible();
    await page.keyboard.press("Escape");

    await banner.getByRole("button", { name: t("portal:verify.send") }).click();
    await expect(locateToast(page, t("portal:verify.sent"))).toBeVisible();
    const token = await readMailedToken(api, owner.email, "mailed/verify");
    await page.goto(`/mailed/verify/${token}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("mailLinks:verify.title"));
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: t("mailLinks:verify.submit") }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: t("mailLinks:verify.doneText") })).toBeVisible();
    await page.getByRole("link", { name: t("mailLinks:verify.open") }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  },
);

test(
  "an invited person declines by the mailed link; the second press of it is told so",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const email = `sara-${unique()}@guest.example`;
    await api.call("POST", "/api/members/", {
      token: owner.token,
      json: { name: "سارة", email, role: "agent" },
    });
    const token = await readMailedToken(api, email, "mailed/decline");
    await page.goto(`/mailed/decline/${token}`);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const submit = page.getByRole("button", { name: t("mailLinks:decline.submit") });
    await submit.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("mailLinks:decline.done"));
    const { data } = await api.call<{ data: { email: string }[] }>("GET", "/api/members/", {
      token: owner.token,
    });
    expect(data.map((member) => member.email)).toEqual([owner.email]);
    await page.reload();
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText(t("errors:code.invitation_link_invalid"));
  },
);

test(
  "an owner who mistyped their address changes it from the banner, by the keyboard, and logs in with the new one",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const owner = await signUpUnverified(api);
    await restoreSession(page, owner.token);
    await page.goto("/dashboard");
    const banner = page.getByRole("region", { name: t("portal:verify.label") });
    await banner.getByRole("link", { name: t("portal:verify.change") }).press("Enter");
    await expect(page).toHaveURL(/\/settings#profile$/);
    const change = page.getByRole("button", { name: t("settings:email.change") });
    await change.press("Enter");
    const dialog = page.getByRole("dialog");
    const email = `right-${unique()}@shop.example`;
    await dialog.getByLabel(t("settings:email.email")).fill(email);
    await dialog.getByLabel(t("settings:email.password"), { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(t("errors:code.wrong_old_password")).first()).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel(t("settings:email.password"), { exact: true }).fill(owner.password);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(locateToast(page, t("settings:email.sent", { email }))).toBeVisible();
    await page.goto(`/mailed/verify/${await readMailedToken(api, email, "mailed/verify")}`);
    await page.getByRole("button", { name: t("mailLinks:verify.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("mailLinks:verify.done"));
    await page.goto("/settings");
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
  },
);
