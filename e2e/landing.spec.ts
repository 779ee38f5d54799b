import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Returns the cards that are fully inside the carousel's window. */
async function visibleCards(page: Page): Promise<number[]> {
  return page.locator("[aria-roledescription=carousel]").evaluate((window) =>
    [...(window.firstElementChild?.children ?? [])].flatMap((card, index) => {
      const [box, frame] = [card.getBoundingClientRect(), window.getBoundingClientRect()];
      return box.left >= frame.left - 2 && box.right <= frame.right + 2 ? [index] : [];
    }),
  );
}

test("C064 C065 C066 C067 C068 the header leads to every page, turns the language and starts the trial", async ({
  page,
  t,
  language,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const [name, path] of [
    ["site:nav.aboutus", "/aboutus"],
    ["site:nav.pricing", "/pricing"],
    ["site:nav.contactus", "/contactus"],
    ["site:nav.login", "/login"],
    ["site:nav.startTrial", "/sign-up"],
    ["site:brandHome", "/"],
  ] as const)
    await expect(header.getByRole("link", { name: t(name) }).first()).toHaveAttribute("href", path);
  const other = language === "ar" ? "en" : "ar";
  await header.locator(`button[lang=${other}]:visible`).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("C019 C070 C071 C072 C082 C083 C084 the sections stand in their order, with the headings of the specification", async ({
  page,
  t,
  language,
}) => {
  await page.goto("/");
  const headings = await page.locator("main h1, main h2, footer h2").allInnerTexts();
  const wanted =
    language === "en"
      ? [
          t("landing:hero.title"),
          "Your always-on dream team",
          "Success partners",
          "Let your AI agents create magic, even while you sleep",
          "Fully integrated with all your channels",
          "Got questions, we've got answers",
        ]
      : [
          t("landing:hero.title"),
          t("story:team.title"),
          t("story:partners.title"),
          t("story:night.title"),
          t("story:channels.title"),
          t("story:questions.title"),
        ];
  expect(headings.map((heading) => heading.split("\n")[0])).toEqual([
    ...wanted,
    t("site:footerPage.experienceHeader"),
  ]);
  await expect(
    page.getByText(language === "en" ? "all agents" : t("story:all.label"), { exact: true }),
  ).toHaveCount(1);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: t("landing:hero.start") })
      .first(),
  ).toHaveAttribute("href", "/sign-up");
  await expect(page.getByRole("link", { name: t("story:channels.get") })).toHaveAttribute("href", "/sign-up");
  await expect(page.getByText(t("landing:hero.lead"))).toBeVisible();
  await expect(page.locator("article h3")).toHaveCount(4);
  const channels = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("story:channels.title") }) })
    .getByRole("listitem");
  await expect(channels).toHaveCount(5);
  for (const channel of await channels.all()) await expect(channel.locator("svg")).toBeVisible();
  const book = page.getByRole("link", { name: t("story:questions.book") });
  await expect(book).toHaveAttribute("target", "_blank");
  await expect(book).toHaveAttribute("rel", /noopener/);
  await expect(book).toHaveAttribute("href", /^https:\/\//);
});

test("C018 C073 four agents, of whom marketing and sales are still to come", async ({ page, t }) => {
  await page.goto("/");
  await expect(page.getByText(t("story:team.onDuty"), { exact: true })).toHaveCount(2);
  await expect(page.getByText(t("story:team.soon"), { exact: true })).toHaveCount(2);
  for (const agent of ["support", "internal", "marketing", "sales"] as const)
    for (const line of ["a", "b", "c"] as const)
      await expect(page.getByText(t(`story:team.${agent}.${line}`))).toHaveCount(1);
});

for (const [width, visible, places] of [
  [639, 1, [0, 1, 2, 3]],
  [640, 2, [0, 2]],
  [1023, 2, [0, 2]],
  [1024, 3, [0, 1]],
] as const)
  test(`C074 C075 C076 D22 at ${width} pixels ${visible} show, steps are as wide, and the ends are ends`, async ({
    page,
    t,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const next = page.getByRole("button", { name: t("story:team.next"), exact: true });
    const previous = page.getByRole("button", { name: t("story:team.previous"), exact: true });
    await next.scrollIntoViewIfNeeded();
    const standsAt = (index: number) =>
      expect
        .poll(() => visibleCards(page))
        .toEqual(Array.from({ length: visible }, (_, card) => index + card));
    await standsAt(0);
    await expect(previous).toBeDisabled();
    for (const place of places.slice(1)) {
      await next.click();
      await standsAt(place);
    }
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(next).toBeEnabled();

    // The physical left means forward in Arabic and back in English.
    const [left, right] = [await next.boundingBox(), await previous.boundingBox()];
    expect(left!.x < right!.x).toBe(language === "ar");
    await page.locator("[aria-roledescription=carousel]").focus();
    await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
    await standsAt(places.at(-1)!);
  });

test("C081 the carousel slides for 300 ms", { tag: "@one-language" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const row = page.locator("[aria-roledescription=carousel] > *").first();
  expect(await row.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0.3s");
});

test("C077 another width keeps the carousel's place legal", { tag: "@one-language" }, async ({ page, t }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto("/");
  const next = page.getByRole("button", { name: t("story:team.next"), exact: true });
  await next.scrollIntoViewIfNeeded();
  for (let step = 0; step < 3; step++) await next.click();
  await expect.poll(() => visibleCards(page)).toEqual([3]);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(() => visibleCards(page)).toEqual([1, 2, 3]);
  await expect(next).toBeDisabled();
});

test(
  "C078 D23 three lines take turns every three seconds, until they are stopped",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.clock.install();
    await page.goto("/");
    const lines = page.getByRole("region", { name: t("story:all.label") }).getByRole("listitem");
    const stop = page
      .getByRole("region", { name: t("story:all.label") })
      .getByRole("button", { name: t("story:all.pause") });
    await stop.scrollIntoViewIfNeeded();
    await expect(lines).toHaveCount(3);
    await expect(
      page
        .getByRole("region", { name: t("story:all.label") })
        .getByRole("link", { name: t("story:all.start") }),
    ).toHaveAttribute("href", "/sign-up");
    const now = () => lines.evaluateAll((all) => all.findIndex((line) => line.getAttribute("aria-current")));
    // Its script loads when it becomes visible; once the line has changed, the script is running.
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return now();
      })
      .not.toBe(0);
    const first = await now();
    await page.clock.runFor(3000);
    expect(await now()).toBe((first + 1) % 3);
    await page.clock.runFor(3000);
    expect(await now()).toBe((first + 2) % 3);
    await stop.click();
    await page.mouse.move(0, 0);
    const stopped = await now();
    await page.clock.runFor(9000);
    expect(await now()).toBe(stopped);
  },
);

test("C079 C080 D24 five marks drift without an end, the other way round in Arabic, so many at a time", async ({
  page,
  language,
}) => {
  for (const [width, shown, gap] of [
    [320, 2, 20],
    [480, 2.5, 25],
    [640, 3, 30],
    [768, 4, 35],
    [1024, 5, 40],
    [1280, 6, 45],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const strip = page.getByRole("group", { name: /marks|شعارات/ });
    const seen = await strip.evaluate((element) => {
      const row = element.querySelector("ul")!;
      const style = getComputedStyle(row);
      const item = row.querySelector("li")!.getBoundingClientRect().width;
      const gap = Number.parseFloat(style.columnGap);
      const motion = row.getAnimations()[0];
      const last = motion?.effect && (motion.effect as KeyframeEffect).getKeyframes().at(-1);
      return {
        gap,
        shown: (element.getBoundingClientRect().width + gap) / (item + gap),
        items: row.children.length,
        named: row.querySelectorAll("li:not([aria-hidden])").length,
        timing: style.animationTimingFunction,
        duration: style.animationDuration,
        count: style.animationIterationCount,
        end: String(last?.["transform"]),
      };
    });
    expect(seen.shown).toBeCloseTo(shown, 1);
    expect(seen).toMatchObject({ gap, named: 5, timing: "linear", duration: "15s", count: "infinite" });
    expect(seen.items).toBeGreaterThanOrEqual(12);
    expect(seen.end.length).toBeGreaterThan(0);
  }
  const x = () =>
    page
      .getByRole("group", { name: /marks|شعارات/ })
      .locator("ul")
      .evaluate((row) => row.getBoundingClientRect().left);
  const from = await x();
  await expect.poll(async () => Math.abs((await x()) - from)).toBeGreaterThan(5);
  expect((await x()) - from > 0).toBe(language === "ar");
});

test("C086 C087 C088 C089 the footer calls once more, and leads on", async ({ page, t }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: t("site:footerPage.experienceButton") })).toHaveAttribute(
    "href",
    "/sign-up",
  );
  await expect(footer.getByRole("link", { name: t("common:titles.terms") })).toHaveAttribute(
    "href",
    "/termsAndCondition",
  );
  await expect(footer.getByRole("link", { name: t("common:titles.privacy") })).toHaveAttribute(
    "href",
    "/privacy",
  );
  await expect(footer.getByRole("link", { name: t("site:nav.contactus") })).toBeHidden();
  await expect(footer.getByText(t("site:footerPage.experienceMessage"))).toBeVisible();
  await expect(footer.getByRole("link", { name: t("site:brandHome") })).toHaveAttribute("href", "/");
  const social = footer.getByRole("list").getByRole("link");
  await expect(social).toHaveCount(4);
  for (const [index, address] of [/wa\.me\//, /\/\/(www\.)?x\.com\//, /instagram\.com\//].entries())
    await expect(social.nth(index)).toHaveAttribute("href", address);
  for (const link of await social.all()) await expect(link).toHaveAttribute("target", "_blank");
  await expect(social.last()).toHaveAttribute("href", /linkedin\.com\/company\//);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(footer.getByRole("link", { name: t("site:nav.contactus") })).toBeVisible();
});

test("the visitor asks the demo's agent in the hero, and gets its real answer with its source", async ({
  page,
  t,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: t("landing:demo.tries.price") }).click();
  const log = page.getByRole("log", { name: t("landing:demo.label") });
  await expect(log.getByText(/98/).last()).toBeVisible();
  await page.getByLabel(t("landing:demo.ask")).fill("ابغى اكلم موظف لو سمحت");
  await page.getByRole("button", { name: t("landing:demo.send") }).click();
  await expect(log.getByText(t("landing:demo.handed"))).toBeVisible();
});

test(
  "a question sent to the demo before the page's script has come waits there, and is asked then",
  { tag: "@one-language" },
  async ({ page, t }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const field = page.getByLabel(t("landing:demo.ask"));
    await field.fill("بكم كيلو قوجي؟");
    const sent = page.waitForResponse((response) => response.request().method() === "POST");
    await field.press("Enter");
    expect((await sent).status()).toBe(204);
    await expect(page).toHaveURL("/");
    release();
    await expect(async () => {
      await field.press("Enter");
      await expect(page.getByRole("log")).toContainText("98", { timeout: 5000 });
    }).toPass();
  },
);

test("a reader without JavaScript reads the whole landing page", async ({
  browser,
  baseURL,
  t,
  language,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/?lang=${language}`);
  await expect(page.getByRole("heading", { level: 1, name: t("landing:hero.title") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("story:night.title") })).toBeVisible();
  await expect(page.getByText(t("story:channels.whatsappAsk"))).toBeVisible();
  expect(await page.locator("html").getAttribute("dir")).toBe(language === "ar" ? "rtl" : "ltr");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    language === "ar" ? /\/$/ : /\?lang=en$/,
  );
  await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(3);
  await context.close();
});
