import { violationsInBothThemes } from "./accessibility.ts";
import { addColleague, colleagueName, restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { locateToast, waitForMenuFocus } from "./page-queries.ts";

test(
  "an owner ends a colleague's sessions and access with the keyboard, whose page ends; then logs another device out",
  { tag: "@one-language" },
  async ({ page, browser, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    const context = await browser.newContext({ baseURL: api.url });
    const theirs = await context.newPage();
    await restoreSession(theirs, colleague, api.url);
    await theirs.goto("/tickets");
    await theirs.getByRole("heading", { level: 1 }).waitFor();

    await restoreSession(page, owner.token);
    await page.goto("/settings");
    const team = page.getByRole("list", { name: t("settings:team.title") });
    const row = team.getByRole("listitem").filter({ hasText: colleagueName });
    const choose = async (action: "endSessions" | "disable", presses: number) => {
      await row.getByRole("button", { name: t("settings:team.more", { name: colleagueName }) }).focus();
      await page.keyboard.press("Enter");
      for (const label of ["makeOwner", "makeManager", "endSessions", "disable", "remove"] as const)
        await expect(page.getByRole("menuitem", { name: t(`settings:team.${label}.label`) })).toBeVisible();
      await waitForMenuFocus(page);
      for (let press = 0; press < presses; press += 1) await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: t(`settings:team.${action}.label`) })).toBeFocused();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(t(`settings:team.${action}.text`));
      await dialog.getByRole("button", { name: t(`settings:team.${action}.confirm`) }).press("Enter");
      const toastText = t(`settings:team.${action}.done`, { name: colleagueName });
      await expect(locateToast(page, toastText)).toBeVisible();
      await expect(dialog).toBeHidden();
    };
    await choose("endSessions", 2);
    // Their open page receives the change within seconds and leaves the portal.
    await expect(theirs).toHaveURL("/");
    await context.close();
    await choose("disable", 3);
    await expect(row).toContainText(t("settings:team.disabled"));

    const { email, password } = owner;
    await api.call("POST", "/auth/login/", { json: { email, password } });
    await page.reload();
    const sessions = page.getByRole("list", { name: t("settings:sessions.title") });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
    // The response is that of the server ten minutes after a log-in. The page continues with the session's new
    // token.
    const late = { status: 403, json: { code: "password_required", message: "" } };
    await page.route("**/api/sessions/*/", (route) => route.fulfill(late), { times: 1 });
    await sessions.getByRole("button").press("Enter");
    const question = page.getByRole("dialog", { name: t("settings:sessions.confirm.title") });
    await question.getByLabel(t("settings:sessions.confirm.password"), { exact: true }).fill(password);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await question.getByRole("button", { name: t("settings:sessions.confirm.submit") }).press("Enter");
    await expect(locateToast(page, t("settings:sessions.ended"))).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(sessions).toContainText(t("settings:sessions.current"));
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBe(owner.token);
    await page.reload();
    await expect(sessions).toContainText(t("settings:sessions.current"));
  },
);

test(
  "an owner closes the knowledge to agents with the keyboard: it leaves their open page, menu and address at once",
  { tag: "@one-language" },
  async ({ page, browser, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    const context = await browser.newContext({ baseURL: api.url });
    const theirs = await context.newPage();
    await restoreSession(theirs, colleague, api.url);
    await theirs.goto("/knowledge-base");
    const entry = theirs.getByRole("link", { name: t("common:titles.knowledge"), exact: true });
    await expect(entry).toBeVisible();

    await restoreSession(page, owner.token);
    await page.goto("/settings#roles");
    const permission = t("settings:roles.knowledge.name");
    const role = t("settings:roles.of.agent");
    const knowledge = page.getByRole("switch", { name: t("settings:roles.switch", { permission, role }) });
    await expect(knowledge).toBeChecked();
    await knowledge.focus();
    await page.keyboard.press("Space");
    await expect(knowledge).not.toBeChecked();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await expect(theirs.getByRole("heading", { name: t("portal:closed.reason") })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await context.close();
    await page.reload();
    await expect(knowledge).not.toBeChecked();
  },
);

test(
  "C238 a member changes their name, crops a photo with the keyboard and sees it in the menu; then removes it",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    await restoreSession(page, owner.token);
    await page.goto("/settings#profile");
    await page.getByRole("button", { name: t("settings:profile.rename") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("settings:profile.name")).fill("ريم الشهري");
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("settings:profile.renamed"))).toBeVisible();
    const account = page.getByRole("button", { name: "ريم الشهري" });
    await expect(account).toBeVisible();

    const mimeType = "image/png";
    const choose = page.getByLabel(t("settings:photo.choose"), { exact: true }).and(page.locator("input"));
    await choose.setInputFiles({ name: "text.png", mimeType, buffer: Buffer.from("no picture") });
    await expect(page.getByRole("alert").filter({ hasText: t("settings:photo.unreadable") })).toBeVisible();
    await choose.setInputFiles({ name: "me.png", mimeType, buffer: await page.screenshot() });
    await expect(dialog.getByRole("img", { name: t("settings:photo.preview") })).toBeVisible();
    const zoom = dialog.getByRole("slider", { name: t("settings:photo.zoom") });
    await zoom.focus();
    await page.keyboard.press("End");
    await expect(zoom).toHaveValue("4");
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole("button", { name: t("settings:photo.save") }).click();
    await expect(locateToast(page, t("settings:photo.saved"))).toBeVisible();
    await expect(account.locator("img")).toBeVisible();
    await page.getByRole("button", { name: t("settings:photo.remove") }).click();
    await expect(locateToast(page, t("settings:photo.removed"))).toBeVisible();
    await expect(account.locator("img")).toHaveCount(0);
  },
);

test("C209 C233 C238 an owner changes the support address and the password, and finds where access to accounts is withdrawn", async ({
  page,
  api,
  t,
  language,
}) => {
  const owner = await signUp(api);
  await restoreSession(page, owner.token);
  await page.goto("/settings");
  const section = (title: string) =>
    page
      .getByRole("main")
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: t(title), exact: true }) });
  const support = section("settings:support.title");
  const address = support.getByLabel(t("settings:support.label"), { exact: true });
  await expect(address).toHaveValue(owner.email);
  const keyboard = new Keyboard(page);
  // The page's own list leads to each section, whose heading takes the focus.
  const contents = page.getByRole("navigation", { name: t("settings:contents.label") });
  await keyboard.activate(contents.getByRole("link", { name: t("settings:support.title"), exact: true }));
  await keyboard.tabTo(address);
  for (const [typed, english, key] of [
    ["", "This field is required.", "settings:problems.required"],
    ["nobody", "Please enter a valid email address.", "settings:problems.email"],
  ] as const) {
    await address.fill(typed);
    await keyboard.press("Enter");
    await expect(address).toBeFocused();
    await expect(support.getByText(language === "en" ? english : t(key), { exact: true })).toBeVisible();
  }
  await address.fill(`care-${owner.email}`);
  await keyboard.press("Enter");
  await expect(locateToast(page, t("settings:support.success"))).toBeVisible();

  const renewed = "Sidr-Honey-88!";
  const change = section("settings:password.title");
  const type = async (old: string, confirm: string) => {
    await keyboard.typeInto(change.getByLabel(t("settings:password.old"), { exact: true }), old);
    await keyboard.typeInto(change.getByLabel(t("settings:password.new"), { exact: true }), renewed);
    await keyboard.typeInto(change.getByLabel(t("settings:password.confirm"), { exact: true }), confirm);
    await keyboard.activate(change.getByRole("button", { name: t("settings:password.submit") }));
  };
  await type(owner.password, "Sidr-Honey-89!");
  const differ = language === "en" ? "Passwords must match" : t("auth:problems.passwordsMatch");
  await expect(change.getByText(differ, { exact: true })).toBeVisible();
  await type("Other-Honey-88!", renewed);
  await expect(change.getByLabel(t("settings:password.old"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await type(owner.password, renewed);
  await expect(locateToast(page, t("settings:password.success"))).toBeVisible();
  const logIn = (password: string) =>
    api.fetch("POST", "/auth/login/", { json: { email: owner.email, password } });
  expect([(await logIn(owner.password)).status, (await logIn(renewed)).status]).toEqual([400, 200]);
  await page.reload();
  await expect(address, "still logged in here").toHaveValue(`care-${owner.email}`);

  await keyboard.activate(
    contents.getByRole("link", { name: t("settings:personalData.title"), exact: true }),
  );
  await keyboard.activate(
    section("settings:personalData.title").getByRole("link", { name: t("settings:personalData.open") }),
  );
  const access = section("personalData:access.title");
  await expect(access.getByText(t("personalData:access.none"))).toBeVisible();
  await keyboard.activate(access.getByRole("link", { name: t("personalData:access.connect") }));
  await expect(page).toHaveURL("/channels");
  expect(keyboard.problems).toEqual([]);
});

test(
  "an owner switches off what tells of campaigns, subscription and usage, by mail or browser; a colleague is told of none",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    await restoreSession(page, owner.token);
    await page.goto("/settings#notifications");
    const switchOf = (event: string, way: string) =>
      page.getByRole("switch", {
        name: `${t(`settings:notifications.events.${event}`)}: ${t(`settings:notifications.ways.${way}`)}`,
      });
    const all = ["campaign", "subscription", "usage"].flatMap((event) =>
      ["mail", "browser"].map((way) => [event, way] as const),
    );
    for (const [event, way] of all) await expect(switchOf(event, way), "on at first").toBeChecked();
    const off = ["campaign:browser", "subscription:mail", "usage:mail"];
    for (const name of off) {
      const [event = "", way = ""] = name.split(":");
      await switchOf(event, way).focus();
      await page.keyboard.press("Space");
      await expect(switchOf(event, way)).not.toBeChecked();
    }
    const read = async () =>
      (
        await api.call<{ data: { muted: string[] } }>("GET", "/api/me/notifications/", { token: owner.token })
      ).data.muted.toSorted();
    await expect.poll(read).toEqual([...off, "waiting:mail"]);
    await page.reload();
    for (const [event, way] of all)
      await expect(switchOf(event, way)).toBeChecked({ checked: !off.includes(`${event}:${way}`) });
    await restoreSession(page, colleague);
    await page.goto("/settings#notifications");
    await expect(switchOf("assigned", "mail")).toBeChecked();
    for (const [event, way] of all) await expect(switchOf(event, way)).toHaveCount(0);
  },
);
