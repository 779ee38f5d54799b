import type { Page } from "@playwright/test";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

const hostile =
  '<p onclick="steal()">Kept <a href="javascript:steal()">link</a></p><script>steal()</script><!-- x -->' +
  '<img src=x onerror=steal()><img src="https://evil.example/x.png" onload=steal()><svg onload=steal()><circle r="9"/></svg>' +
  '<iframe srcdoc="<script>steal()</script>"></iframe><ul style="position:fixed"><li>also ' +
  '<a href="https://good.example/" target="_blank" rel="noopener" id="x">kept</a></li></ul>';

const digits = (text: string | null) => (text ?? "").replace(/[^\d]/g, "");

test("C102 C103 C104 C106 C107 C108 C109 C110 D01 D28 three plans, by the month first, by the year on a press", async ({
  page,
  t,
  language,
}) => {
  await page.goto("/pricing");
  const plan = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  const [basic, professional, enterprise] = (["basic", "professional", "enterprise"] as const).map((id) =>
    plan(t(`pricing:${id}.name`)),
  );
  const yearly = language === "ar" ? ["2799", "7455"] : ["2333", "6210"];
  const monthly = page.getByRole("radio", { name: t("pricing:monthly") });
  await expect(monthly).toBeChecked();
  await expect(basic!.locator("b bdi").first()).toHaveText("259");
  await expect(professional!.locator("b bdi").first()).toHaveText("690");
  await expect(basic!).toContainText(language === "ar" ? "ر.س" : "SR");
  await expect(basic!).toContainText("1,000");
  await expect(professional!).toContainText("3,000");
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(monthly);
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: new RegExp(t("pricing:yearly")) })).toBeFocused();
  await expect
    .poll(async () => [
      digits(await basic!.locator("b bdi").first().textContent()),
      digits(await professional!.locator("b bdi").first().textContent()),
    ])
    .toEqual(yearly);
  // A struck-through total promises a saving. In English the yearly price is 25 % below it, and the label says 10
  // %.
  await expect(page.getByRole("main").locator("s")).toHaveText(language === "ar" ? ["3,108", "8,280"] : []);
  await expect(enterprise!.locator("b bdi")).toHaveCount(0);
  await expect(enterprise!).toContainText(t("pricing:custom"));
  await expect(enterprise!).toContainText(t("pricing:asNeeded"));
  await expect(professional!).toContainText(t("pricing:professional.b"));
  await expect(professional!).toContainText(t("pricing:professional.c"));
  await keyboard.press("ArrowUp");
  await expect(basic!.locator("b bdi").first()).toHaveText("259");
  await keyboard.tabTo(professional!.getByRole("link"));
  expect(keyboard.problems).toEqual([]);
  await expect(basic!.getByRole("link")).toHaveAttribute("href", "/sign-up");
  await expect(professional!.getByRole("link")).toHaveAttribute("href", "/sign-up");
  await expect(enterprise!.getByRole("link")).toHaveAttribute("href", "/contactus");
});

test("C102 C103 C105 the yearly saving and the limited offer are named", async ({ page, t, language }) => {
  await page.goto("/pricing");
  await expect(page.getByText(t("pricing:save"))).toBeVisible();
  await expect(page.getByText("10%", { exact: false }).first()).toBeVisible();
  await expect(
    page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: t("pricing:basic.name"), exact: true }) }),
  ).toContainText(
    language === "en"
      ? "Includes WhatsApp, Instagram, Email and Twitter integration"
      : t("pricing:offerText"),
  );
  await expect(page.getByText(t("pricing:offer"), { exact: true })).toBeVisible();
  const lefts = await page
    .getByRole("article")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size, "three beside one another on a desk").toBe(3);
});

test("C091 three ways to reach people", async ({ page, t }) => {
  await page.goto("/contactus");
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(
    lines
      .filter({ hasText: t("contact:whatsapp") })
      .getByRole("link")
      .first(),
  ).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  await expect(page.locator('a[href^="tel:+"]')).toHaveCount(1);
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(1);
});

test("C092 C093 C094 C095 C096 C097 C098 C101 a demo is asked for with a name and a number, once", async ({
  page,
  t,
  language,
}) => {
  await page.goto("/contactus");
  const send = page.getByRole("button", { name: t("contact:form.submit") });
  await send.click();
  await expect(
    page.getByText(language === "en" ? "Full name is required" : t("contact:form.nameRequired")),
  ).toBeVisible();
  await expect(
    page.getByText(language === "en" ? "Phone number is required" : t("contact:form.phoneRequired")),
  ).toBeVisible();
  await expect(page.getByLabel(t("contact:form.full_name"))).toBeFocused();
  await expect(page.getByLabel(t("contact:form.contact_email"))).toHaveAttribute("type", "email");

  await page.getByLabel(t("contact:form.full_name")).fill("سارة الحربي");
  await page.getByLabel(t("contact:form.phone_number")).fill("٠٥٥٥٥٥٠١٤٢");
  const requestBodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/articles/api/demo-request/")) requestBodies.push(request.postData() ?? "");
  });
  await send.dblclick();
  await expect(
    locateToast(page, language === "en" ? "Request submitted successfully" : t("contact:form.sent")),
  ).toBeVisible();
  expect(requestBodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    {
      full_name: "سارة الحربي",
      phone_number: "0555550142",
      contact_email: "",
      company_name: "",
      website_link: "",
      additional_info: "",
    },
  ]);
  await expect(page.getByLabel(t("contact:form.full_name"))).toHaveValue("");
});

test(
  "C097 whatever the body of a success is, a demo was asked for",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const fullName = page.getByLabel(t("contact:form.full_name"));
    const sent = locateToast(page, t("contact:form.sent"));
    for (const [name, answer] of [
      ["a text", { status: 200, contentType: "text/plain", body: "saved" }],
      ["JSON that breaks off", { status: 200, contentType: "application/json", body: '{"data":' }],
      ["an empty body", { status: 200, body: "" }],
      ["nothing in it", { status: 201, json: { data: null } }],
      ["no body", { status: 204 }],
    ] as const) {
      await page.goto("/contactus");
      await page.route("**/articles/api/demo-request/", (route) => route.fulfill(answer), { times: 1 });
      await fullName.fill("سارة الحربي");
      await page.getByLabel(t("contact:form.phone_number")).fill("0555550142");
      // The toast stays for four seconds, which a busy machine spends on the two steps before it is looked for.
      await Promise.all([
        expect(sent, name).toBeVisible(),
        page.getByRole("button", { name: t("contact:form.submit") }).click(),
      ]);
      await expect(fullName, name).toHaveValue("");
    }
  },
);

test("C099 D27 a failure says the server's first word, else that something went wrong, and keeps what was typed", async ({
  page,
  t,
}) => {
  await page.goto("/contactus");
  await page.getByLabel(t("contact:form.full_name")).fill("سارة");
  await page.getByLabel(t("contact:form.phone_number")).fill("0555550142");
  await page.route("**/articles/api/demo-request/", (route) =>
    route.fulfill({ status: 400, json: { message: "x", non_field_errors: ["أغلقنا اليوم"] } }),
  );
  await page.getByRole("button", { name: t("contact:form.submit") }).click();
  await expect(locateToast(page, "أغلقنا اليوم")).toBeVisible();
  await page.route("**/articles/api/demo-request/", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: t("contact:form.submit") }).click();
  await expect(locateToast(page, t("common:errors.generic"))).toBeVisible();
  await expect(page.getByLabel(t("contact:form.full_name"))).toHaveValue("سارة");
});

test("C114 C115 D29 about us leads on, and its four figures read the same way round", async ({ page, t }) => {
  await page.goto("/aboutus");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: t("aboutus:start") })).toHaveAttribute("href", "/sign-up");
  await expect(main.getByRole("link", { name: t("aboutus:who.contact") })).toHaveAttribute(
    "href",
    "/contactus",
  );
  await expect(main.getByRole("link", { name: t("aboutus:why.get") })).toHaveAttribute("href", "/sign-up");
  await expect(main.getByRole("link", { name: t("aboutus:founder.start") })).toHaveAttribute(
    "href",
    "/sign-up",
  );
  await expect(main.getByRole("heading", { name: t("aboutus:partners.title") })).toBeVisible();
  const figures = main.locator("li b bdi[dir=ltr]");
  expect(await figures.allInnerTexts()).toEqual(["75%", "40%", "24/7", "1"]);
});

test("C085 D25 who makes it and why, the way in, what is inside and what it changes are told where there is room", async ({
  request,
  t,
}) => {
  const readPreview = async (path: string) => {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
  };
  const textsOfLetters = (key: string, letters: string) =>
    [...letters].map((letter) => t(`${key}.${letter}`));
  const landing = await readPreview("/");
  for (const agent of ["support", "internal", "marketing", "sales"])
    for (const text of [t(`story:team.${agent}.title`), ...textsOfLetters(`story:team.${agent}`, "abc")])
      expect(landing).toContain(text);
  for (const feature of ["answers", "hands", "trains", "wakes"])
    for (const text of [t(`story:night.${feature}.title`), t(`story:night.${feature}.text`)])
      expect(landing).toContain(text);
  const about = await readPreview("/aboutus");
  for (const text of [
    t("aboutus:who.big"),
    t("aboutus:why.title"),
    t("aboutus:founder.quote"),
    t("aboutus:founder.team"),
    t("aboutus:mission.title"),
    ...textsOfLetters("aboutus:why.steps", "abc"),
    ...textsOfLetters("aboutus:why.features", "abcdef"),
    t("aboutus:why.without"),
    t("aboutus:why.with"),
    ...["night", "price", "angry", "unknown"].flatMap((one) => [
      t(`aboutus:why.${one}No`),
      t(`aboutus:why.${one}Yes`),
    ]),
    t("aboutus:who.news"),
  ])
    expect(about).toContain(text);
  expect(about).toContain('href="/newslisting"');
});

test("C116 C119 C120 C121 C122 C123 C124 C125 C274 news are listed five a page, and turned within their bounds", async ({
  page,
  t,
  api,
}) => {
  const { data } = await api.call<{ data: { id: number }[] }>("GET", "/articles/", {});
  expect(data.length).toBeGreaterThanOrEqual(8);
  await page.goto("/newslisting");
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(t("news:title"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(t("news:subtitle"));
  await expect(page.getByText(t("news:lead"))).toBeVisible();
  await expect(cards).toHaveCount(5);
  await expect(cards.first().getByRole("link")).toHaveAttribute("href", `/newsdeatils/${data[0]!.id}`);
  await expect(cards.first().locator("time")).toHaveText(/^\d{1,2} \S+ \d{4}$/);
  expect(
    await cards
      .first()
      .locator("span")
      .first()
      .evaluate((cover) => cover.getBoundingClientRect().height),
  ).toBe(230);
  const pages = page.getByRole("navigation", { name: t("common:pages.label") });
  const next = pages.getByRole("button", { name: t("common:pages.next") });
  await expect(pages.getByRole("button", { name: t("common:pages.previous") })).toBeDisabled();
  const keyboard = new Keyboard(page);
  await keyboard.activate(next);
  await expect(cards).toHaveCount(data.length - 5);
  await expect(next).toBeDisabled();
  // It leads nowhere now, and is still where the reader is.
  await expect(next).toBeFocused();
  await keyboard.activate(cards.first().getByRole("link"));
  await expect(page).toHaveURL(/\/newsdeatils\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(keyboard.problems).toEqual([]);
  await page.goto("/newslisting?page=99");
  await expect(cards).toHaveCount(5);
});

for (const [width, columns] of [
  [600, 1],
  [800, 2],
  [1200, 3],
] as const)
  test(
    `C117 at ${width} pixels news stand in ${columns} columns`,
    { tag: "@one-language" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/newslisting");
      const lefts = await page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 2 }) })
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    },
  );

/** Moves to a page within the product, where no data was read beforehand. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

test(
  "C119 C123 a photo that is missing or broken is drawn instead, and one page of news needs no pages",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.goto("/");
    const article = {
      title: "Title",
      title_arabic: "عنوان",
      description: "Text",
      description_arabic: "نص",
      updated_at: "2026-11-20T09:00:00Z",
    };
    await page.route("**/articles/", (route) =>
      route.fulfill({
        json: {
          data: [
            { id: 1, cover_photo: "", ...article },
            { id: 2, cover_photo: "/no-such-photo.jpg", ...article },
          ],
        },
      }),
    );
    await goWithin(page, "/newslisting");
    const cards = page.getByRole("main").getByRole("listitem");
    await expect(cards).toHaveCount(2);
    await cards.nth(1).scrollIntoViewIfNeeded();
    for (const card of await cards.all()) {
      await expect(card.locator("img")).toHaveAttribute("src", /street/);
      await expect
        .poll(() => card.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(page.getByRole("navigation", { name: t("common:pages.label") })).toHaveCount(0);
  },
);

test(
  "C133 what could run in an article's text is gone before it is shown",
  { tag: "@one-language" },
  async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.goto("/newslisting");
    await page.route(/\/articles\/\d+$/, (route) =>
      route.fulfill({
        json: {
          data: {
            id: 1,
            cover_photo: "",
            title: "Title",
            title_arabic: "عنوان",
            description: "",
            description_arabic: "",
            updated_at: "2026-11-20T09:00:00Z",
            content: hostile,
            content_arabic: hostile,
          },
        },
      }),
    );
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    const text = page.locator("article > div").last();
    await expect(text).toHaveText("Kept linkalso kept");
    expect(await text.innerHTML()).toBe(
      '<p>Kept <a>link</a></p><ul><li>also <a href="https://good.example/" target="_blank" rel="noopener">kept</a></li></ul>',
    );
    expect(requestedUrls.filter((url) => url.includes("evil.example"))).toEqual([]);
  },
);

test("C126 D08 news that do not load say so, with a way to try again", async ({ page, t }) => {
  await page.goto("/");
  await page.route("**/articles/", (route) => route.abort());
  await goWithin(page, "/newslisting");
  const again = page.getByRole("button", { name: t("common:crash.tryAgain") });
  await expect(page.getByText(t("common:errors.loadTitle"))).toBeVisible();
  await page.unroute("**/articles/");
  await again.click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
});

test(
  "search engines are told of every public page in both languages, and of nothing else",
  { tag: "@one-language" },
  async ({ baseURL }) => {
    const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
    for (const path of [
      "/",
      "/aboutus",
      "/pricing",
      "/contactus",
      "/newslisting",
      "/newsdeatils/1",
      "/privacy",
    ]) {
      expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
      expect(sitemap).toContain(`<loc>${baseURL}${path}?lang=en</loc>`);
    }
    expect(sitemap).not.toMatch(/dashboard|chat\/|set-new-password/);
    const hidden = await (await fetch(`${baseURL}/email-alert`, { headers: { accept: "text/html" } })).text();
    expect(hidden).toContain('name="robots" content="noindex"');
  },
);
