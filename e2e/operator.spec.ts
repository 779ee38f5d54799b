import { restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { askForDemo, enterOffice, pageOf } from "./operator-office.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { openScreen, operatorScreens, splitIntoLists } from "./screens.ts";

test(
  "an operator takes a request, notes what was said and marks it as answered, with the keyboard",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const { company, info } = await askForDemo(api);
    const token = await enterOffice(page, api);
    await page.goto(await pageOf(api, token, company));
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: company }) });
    await expect(row).toContainText(info);
    await expect(row).toContainText(t("operator:requests.clock.leftNote"));
    await expect(row.getByRole("link", { name: t("operator:requests.call") })).toHaveAttribute(
      "href",
      "tel:+966505550164",
    );
    const press = async (name: string) => {
      await row.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
    };
    await press(t("operator:requests.take"));
    await expect(row).toContainText(t("operator:requests.takenByMe"));
    await row.getByRole("textbox", { name: t("operator:requests.note") }).fill("العرض الأحد الساعة 11");
    await press(t("operator:requests.saveNote"));
    await expect(locateToast(page, t("operator:requests.done.note"))).toBeVisible();
    await page.reload();
    await expect(row.getByRole("textbox")).toHaveValue("العرض الأحد الساعة 11");
    await press(t("operator:requests.handle"));
    await expect(row).toHaveCount(0);
    await page.goto("/operator?state=handled");
    await expect(row.getByRole("textbox")).toHaveValue("العرض الأحد الساعة 11");
    await press(t("operator:requests.reopen"));
    await expect(row).toHaveCount(0);
  },
);

test("the company is mailed about a request for a demo", { tag: "@one-language" }, async ({ api }) => {
  const { company, info } = await askForDemo(api);
  // The demo's mailbox only accepts callers on this machine.
  const response = await fetch(`${api.url}/api/simulator/mail/`);
  const { data } = (await response.json()) as { data: { to: string; subject: string; text: string }[] };
  const mails = data.filter(({ subject }) => subject.includes(company));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: "hello@wakil.example" });
  expect(mails[0]?.text).toContain(info);
});

test(
  "an operator finds an organisation by its owner's address and sees its figures, people and channels",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    await enterOffice(page, api);
    await page.goto("/operator/organizations");
    const keyboard = new Keyboard(page);
    await keyboard.typeInto(
      page.getByRole("searchbox", { name: t("operator:organizations.find") }),
      business.email,
    );
    const link = page.getByRole("link", { name: business.name });
    await expect(page.getByRole("row").filter({ has: page.getByRole("link") })).toHaveCount(1);
    await keyboard.activate(link);
    await expect(page.getByRole("heading", { level: 1, name: business.name })).toBeFocused();
    await keyboard.tab();
    expect(keyboard.problems).toEqual([]);
    await expect(page.getByRole("main")).toContainText(business.email);
    await expect(page.getByRole("main")).toContainText(t("operator:organizations.untrained"));
    await expect(page.getByRole("main")).toContainText(t("operator:organizations.noChannels"));
    await page.goto("/operator/organizations?q=nobody-at-all");
    await expect(page.getByRole("heading", { name: t("operator:organizations.none") })).toBeVisible();
    await page.goto(`/operator/organizations/${crypto.randomUUID()}`);
    await expect(
      page.getByRole("heading", { name: t("operator:organizations.unknown.title") }),
    ).toBeVisible();
  },
);

test(
  "the office is closed to members of a business and to visitors",
  { tag: "@one-language" },
  async ({ page, api }) => {
    for (const path of [
      "/operator",
      "/operator/subscriptions",
      "/operator/organizations",
      "/operator/plans",
      "/operator/influencers",
      "/operator/operators",
      "/operator/support",
      "/operator/jobs",
      "/operator/security",
    ]) {
      await page.goto(path);
      await page.waitForURL(/\/login\?from=/);
    }
    await restoreSession(page, (await signUp(api)).token);
    for (const path of [
      "/operator",
      "/operator/organizations",
      "/operator/plans",
      "/operator/influencers",
      "/operator/operators",
      "/operator/support",
      "/operator/jobs",
      "/operator/security",
    ]) {
      await page.goto(path);
      await page.waitForURL(/\/dashboard$/);
    }
  },
);

// The news are looked at in operator-news.spec.ts.
const officePages = Object.entries({
  ...operatorScreens,
  "handled requests": "/operator?state=handled",
  "subscription requests": "/operator/subscriptions?state=activated",
}).filter(([name]) => !name.startsWith("office "));

for (const screens of splitIntoLists(officePages, 2))
  test(`C005 the office's ${screens.map(([name]) => name).join(", ")} are accessible, mirrored and whole at every width`, async ({
    page,
    api,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { company } = await askForDemo(api);
    const token = await enterOffice(page, api);
    const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/operator/organizations/", {
      token,
    });
    const requests = await pageOf(api, token, company);
    for (const [name, path] of screens) {
      const there = path.replace(":organization", data.at(-1)?.id ?? "");
      await openScreen(page, name === "demo requests" ? requests : there);
      expect.soft(await findScreenProblems(page, language), name).toEqual({});
    }
  });

test(
  "an operator corrects and saves a plan's prices by the keyboard",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    await enterOffice(page, api);
    await openScreen(page, "/operator/plans");
    const plan = page
      .locator("form")
      .filter({ has: page.getByLabel(t("operator:plans.price_month")) })
      .first();
    const month = plan.getByLabel(t("operator:plans.price_month"));
    await month.fill("٢٥٩٫٥");
    await plan.getByRole("button", { name: t("operator:plans.save") }).focus();
    await page.keyboard.press("Enter");
    await expect(plan).toContainText(t("operator:plans.invalid"));
    // The price does not change, so that tests of the pricing page are not affected; it is typed in Arabic digits.
    await month.fill("٢٥٩");
    await plan.getByRole("button", { name: t("operator:plans.save") }).focus();
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("operator:plans.saved"))).toBeVisible();
    await page.reload();
    await expect(month).toHaveValue("259");
  },
);
