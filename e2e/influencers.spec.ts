import type { Page } from "@playwright/test";
import { violationsInBothThemes } from "./accessibility.ts";
import { type Api, unique } from "./api.ts";
import { restoreSession, signUp } from "./business.ts";
import { recordEvents, eventsNamed, payloadKeys, specifiedKeys } from "./measuring.ts";
import { enterOffice, operatorToken } from "./operator-office.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { expect, test } from "./test.ts";

const directory = "/marketing-agent/micro-influencers";
const header = "Platform,Account,Name,Specialization,City,Followers,Engagement %,Price,About";

/** Imports three influencers that no other test uses; their names contain the word. */
async function importThree(api: Api): Promise<{ word: string; names: [string, string, string] }> {
  const word = unique();
  const names: [string, string, string] = [`ريم ${word}`, `Sultan ${word}`, `دانة ${word}`];
  const sheet = `${header}
Instagram,reem.${word},${names[0]},Specialty coffee,Riyadh,38400,6.8,1200,تحضير القهوة في البيت
TikTok,sultan.${word},${names[1]},Specialty coffee,Jeddah,61200,4.1,1800,Cafés of Jeddah
Snapchat,dana.${word},${names[2]},Home and hosting,Khobar,22900,7.4,900,الضيافة
`;
  const form = new FormData();
  form.append("file", new Blob([sheet]), "influencers.csv");
  await api.call("POST", "/api/operator/influencers/import/", {
    token: await operatorToken(api),
    multipart: form,
  });
  return { word, names };
}

/** Returns the names in the directory, in their order. */
const shownNames = (page: Page) => page.getByRole("table").locator("tbody a").allInnerTexts();

test(
  "C045 C213 influencers are searched, filtered by subject and city, and sorted both ways; the address keeps it",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const { word, names } = await importThree(api);
    const [reem, sultan, dana] = names;
    await restoreSession(page, (await signUp(api)).token);
    await page.goto(directory);
    await page.getByRole("searchbox", { name: t("influencers:find") }).fill(word);
    await expect.poll(() => shownNames(page)).toEqual([sultan, reem, dana]);
    await expect(page.getByText(t("influencers:list.total", { count: 3, number: "3" }))).toBeVisible();

    const specialization = page.getByLabel(t("influencers:filter.specialization"), { exact: true });
    await specialization.selectOption("coffee");
    await expect.poll(() => shownNames(page)).toEqual([sultan, reem]);
    await page.getByLabel(t("influencers:filter.city"), { exact: true }).selectOption("riyadh");
    await expect.poll(() => shownNames(page)).toEqual([reem]);
    await page.getByLabel(t("influencers:filter.city"), { exact: true }).selectOption("");
    await specialization.selectOption("");

    const ascending = page.getByRole("radio", { name: t("influencers:sort.asc") });
    const descending = page.getByRole("radio", { name: t("influencers:sort.desc") });
    await ascending.check({ force: true });
    await expect.poll(() => shownNames(page)).toEqual([dana, reem, sultan]);
    await page.getByLabel(t("influencers:sort.label"), { exact: true }).selectOption("engagement");
    await expect.poll(() => shownNames(page)).toEqual([sultan, reem, dana]);
    await descending.check({ force: true });
    await expect.poll(() => shownNames(page)).toEqual([dana, reem, sultan]);
    await page.getByLabel(t("influencers:sort.label"), { exact: true }).selectOption("price");
    await expect.poll(() => shownNames(page)).toEqual([sultan, reem, dana]);
    await page.reload();
    await expect.poll(() => shownNames(page)).toEqual([sultan, reem, dana]);
    await expect(page.getByRole("searchbox")).toHaveValue(word);

    await page.getByRole("searchbox").fill(`${word} nobody`);
    await expect(page.getByRole("heading", { name: t("common:noData") })).toBeVisible();
    await page.getByRole("button", { name: t("influencers:list.showAll") }).click();
    await expect(page).toHaveURL(directory);
    await expect(page.getByRole("searchbox")).toHaveValue("");
  },
);

test(
  "C213 a profile is opened with the keyboard; the list, a note and a campaign are the organisation's and stay",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const { word, names } = await importThree(api);
    const [reem, sultan] = names;
    const { token } = await signUp(api);
    await api.call("POST", "/api/campaigns/", {
      token,
      json: { name: "محصول الشتاء", channel: "whatsapp" },
    });
    await restoreSession(page, token);
    await page.goto(`${directory}?q=${word}`);
    await page
      .getByRole("button", { name: t("influencers:list.addName", { name: sultan }), exact: true })
      .click();
    await expect(locateToast(page, t("influencers:done.add", { name: sultan }))).toBeVisible();

    await page.getByRole("link", { name: reem }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: reem });
    await expect(dialog).toContainText("38,400");
    await expect(dialog.getByRole("link", { name: t("influencers:profile.open") })).toHaveAttribute(
      "href",
      `https://www.instagram.com/reem.${word}`,
    );
    await dialog
      .getByRole("button", { name: t("influencers:list.addName", { name: reem }), exact: true })
      .click();
    await expect(
      dialog.getByRole("button", { name: t("influencers:list.addedName", { name: reem }), exact: true }),
    ).toBeVisible();
    const note = dialog.getByRole("textbox", { name: t("influencers:profile.note") });
    await note.fill("تحدثنا الأحد");
    await dialog.getByRole("button", { name: t("influencers:profile.saveNote") }).click();
    await expect(locateToast(page, t("influencers:profile.noteSaved"))).toBeVisible();
    const campaign = dialog.getByLabel(t("influencers:profile.campaign"), { exact: true });
    await campaign.selectOption({ label: "محصول الشتاء" });
    await expect(dialog.getByRole("link", { name: t("influencers:profile.openCampaign") })).toHaveAttribute(
      "href",
      /\/marketing-agent\/campaigns\//,
    );
    await page.reload();
    await expect(note).toHaveValue("تحدثنا الأحد");
    await expect(campaign.locator("option:checked")).toHaveText("محصول الشتاء");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const mine = page.getByRole("button", { name: new RegExp(`^${t("influencers:filter.mine")}`) });
    await mine.click();
    await expect(mine).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => shownNames(page)).toEqual([sultan, reem]);
    // Another business sees none of these changes.
    await restoreSession(page, (await signUp(api)).token);
    await page.goto(`${directory}?list=mine`);
    await expect(page.getByText(t("influencers:list.noneMine"))).toBeVisible();
  },
);

test(
  "C214 C260 analytics hears each search with its term and the number of results",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const { word } = await importThree(api);
    const { token } = await signUp(api);
    const { sent } = await recordEvents(page);
    await page.goto("/");
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await restoreSession(page, token);
    await page.goto(directory);
    await expect(page.getByRole("table")).toBeVisible();
    expect(eventsNamed(await sent(), "search")).toEqual([]);
    const field = page.getByRole("searchbox", { name: t("influencers:find") });
    await field.fill(word);
    await expect
      .poll(async () => eventsNamed(await sent(), "search"))
      .toMatchObject([{ search_term: word, results_count: 3, page_path: directory }]);
    // Another order does not change the search.
    await page.getByRole("radio", { name: t("influencers:sort.asc") }).check({ force: true });
    await expect(page).toHaveURL(/order=asc/);
    await field.fill(`${word} nobody`);
    await expect
      .poll(async () => eventsNamed(await sent(), "search"))
      .toMatchObject([
        { search_term: word, results_count: 3 },
        { search_term: `${word} nobody`, results_count: 0 },
      ]);
    expect(specifiedKeys).toMatchObject(payloadKeys(await sent()));
  },
);

test(
  "an operator previews a sheet, sees which row is wrong, imports the others, corrects one and removes it",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const word = unique();
    const sheet = `${header}
Instagram,lama.${word},لمى ${word},Fashion,Jeddah,73500,2.8,3000,
Telegram,hind.${word},هند ${word},Beauty,Makkah,33800,5.6,1100,
`;
    await enterOffice(page, api);
    await page.goto("/operator/influencers");
    await page.getByRole("button", { name: t("influencers:office.import") }).click();
    const dialog = page.getByRole("dialog", { name: t("influencers:office.sheet.title") });
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "creators.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) });
    const problems = dialog.getByRole("region", { name: t("influencers:office.sheet.problems") });
    await expect(problems.getByRole("row", { name: new RegExp(`hind\\.${word}`) })).toContainText(
      t("influencers:office.sheet.whys.unknown"),
    );
    expect(await violationsInBothThemes(page), "the preview").toEqual([]);
    await dialog.getByRole("button", { name: t("influencers:office.sheet.save", { count: 1 }) }).click();
    await expect(locateToast(page, t("influencers:office.done.imported", { count: 1 }))).toBeVisible();

    await page.getByRole("searchbox", { name: t("influencers:office.find") }).fill(word);
    const row = page.getByRole("listitem").filter({ hasText: `@lama.${word}` });
    await expect(row).toBeVisible();
    await expect(page.getByText(`@hind.${word}`)).toHaveCount(0);
    await row
      .getByRole("button", { name: t("influencers:office.editName", { name: `لمى ${word}` }) })
      .click();
    const form = page.getByRole("dialog");
    await form.getByLabel(t("influencers:office.fields.followers"), { exact: true }).fill("كثير");
    await form.getByRole("button", { name: t("common:save") }).click();
    await expect(form.getByText(t("influencers:office.fields.numberWrong"))).toBeVisible();
    await form.getByLabel(t("influencers:office.fields.followers"), { exact: true }).fill("٧٤٬٠٠٠");
    await form.getByRole("button", { name: t("common:save") }).click();
    // The message of the import is still shown, and begins with the same word.
    const saved = page.locator("[data-toast]").getByText(t("influencers:office.done.saved"), { exact: true });
    await expect(saved).toBeVisible();
    await expect(row).toContainText("74,000");

    await row
      .getByRole("button", { name: t("influencers:office.removeName", { name: `لمى ${word}` }) })
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("influencers:office.remove"), exact: true })
      .click();
    await expect(row).toHaveCount(0);
  },
);

test(
  "a directory that cannot be read says so, and is read when asked again",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await restoreSession(page, (await signUp(api)).token);
    let isDown = true;
    await page.route("**/api/influencers/*", (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: "unavailable", message: "down" } })
        : route.fallback(),
    );
    await page.goto(directory);
    await expect(page.getByText(t("common:errors.loadTitle"))).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(page.getByRole("table")).toBeVisible();
  },
);

test("the directory, a profile and the office's list have no violation of accessibility rules and fit every screen", async ({
  page,
  api,
  t,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { word, names } = await importThree(api);
  await restoreSession(page, (await signUp(api)).token);
  const searchFor = async (what: string) =>
    expect(await findScreenProblems(page, language, ["accessibility", "too wide"]), what).toEqual({});
  await page.goto(`${directory}?q=${word}`);
  await expect(page.getByRole("link", { name: names[0] })).toBeVisible();
  await searchFor("the directory");
  await page.getByRole("link", { name: names[0] }).click();
  await page.getByRole("textbox", { name: t("influencers:profile.note") }).waitFor();
  await searchFor("a profile");
  await page.goto(`${directory}?list=mine`);
  await page.getByText(t("influencers:list.noneMine")).waitFor();
  await searchFor("an empty list");
  await enterOffice(page, api);
  await page.goto(`/operator/influencers?q=${word}`);
  await expect(page.getByText(names[0])).toBeVisible();
  await searchFor("the office's list");
});

test(
  "the demo's influencers are marked as samples, and no link leads to their accounts",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await restoreSession(page, (await signUp(api)).token);
    await page.goto(`${directory}?q=sample.reem.brews`);
    await expect(page.getByText(t("influencers:sampleNote"))).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: "@sample.reem.brews" });
    await expect(row).toContainText(t("influencers:sample"));
    await row.getByRole("link").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("@sample.reem.brews");
    await expect(dialog.getByRole("link", { name: t("influencers:profile.open") })).toHaveCount(0);
  },
);

test("C045 C239 D15 the menu names the marketing agent over its two tools, which are links", async ({
  page,
  api,
  t,
}) => {
  await restoreSession(page, (await signUp(api)).token);
  await page.goto("/dashboard");
  const menu = page.getByRole("complementary").first();
  const tools = menu.getByRole("list", { name: t("portal:menu.marketing") });
  await expect(tools.getByRole("link")).toHaveText([
    t("common:titles.campaigns"),
    t("common:titles.microInfluencers"),
  ]);
  await menu.getByRole("link", { name: t("common:titles.microInfluencers"), exact: true }).click();
  await expect(page).toHaveURL(directory);
  await expect(
    page.getByRole("heading", { level: 1, name: t("common:titles.microInfluencers") }),
  ).toBeVisible();
});
