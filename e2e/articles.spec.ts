import type { getArticle, listArticles } from "#shared/contract/articles.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { expect, test } from "./test.ts";

test("C127 C129 C131 C134 C135 C274 D32 D42 an article is read in the page's language, and three others follow", async ({
  page,
  t,
  api,
  language,
}) => {
  const { data } = await api.call<ResultOf<typeof listArticles>>("GET", "/articles/", {});
  const { data: first } = await api.call<ResultOf<typeof getArticle>>("GET", `/articles/${data[0]?.id}`, {});
  const [title, content, other] =
    language === "ar"
      ? [first.title_arabic, first.content_arabic, first.content]
      : [first.title, first.content, first.content_arabic];
  await page.goto(`/newsdeatils/${first.id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10)));
  const locale = language === "ar" ? "ar-SA-u-ca-gregory-nu-latn" : "en-GB";
  await expect(page.locator("article time")).toContainText(
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "Asia/Riyadh",
    }).format(new Date(first.updated_at)),
  );
  // The parts of the content are elements of the page, and none is in the other language.
  const headings = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text ?? "");
  expect(headings(content).length).toBeGreaterThan(0);
  await expect(page.locator("article h2")).toHaveText(headings(content));
  await expect(page.locator("article")).not.toContainText(headings(other)[0] ?? "");
  const cover = page.locator("article img").first();
  await expect(cover).toHaveAttribute("src", first.cover_photo);
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const related = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(related).toHaveCount(3);
  await expect(related.getByRole("heading", { name: title })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("news:all") })).toHaveAttribute("href", "/newslisting");
  expect(await page.locator('script[type="application/ld+json"]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining("NewsArticle")]),
  );
});

test("C129 C131 C132 an article without a photo or a title has a placeholder and says so, in its own language", async ({
  page,
  language,
  t,
}) => {
  const article = {
    id: 1,
    cover_photo: "",
    title: "",
    title_arabic: "<p></p>",
    description: "",
    description_arabic: "",
    content: "<h2>Delivery</h2><p>Only in English.</p>",
    content_arabic: "<h2>التوصيل</h2><p>بالعربية وحدها.</p>",
    updated_at: "2026-03-05T09:00:00.000Z",
  };
  await page.goto("/newslisting");
  await page.route(/\/articles\/\d+$/, (route) => route.fulfill({ json: { data: article } }));
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  const shown = page.locator("article");
  await expect(
    shown.getByRole("heading", {
      level: 1,
      name: language === "en" ? "No title available" : t("news:noTitle"),
      exact: true,
    }),
  ).toBeVisible();
  await expect(shown.locator("time")).toContainText(language === "en" ? "5 Mar 2026" : "5 مارس 2026");
  const photo = shown.locator("img");
  await expect(photo).toHaveCount(1);
  await expect(photo).toHaveAttribute("src", /street/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(shown.getByRole("heading", { level: 2 })).toHaveText(
    language === "en" ? "Delivery" : "التوصيل",
  );
  await expect(shown).not.toContainText(language === "en" ? "بالعربية وحدها" : "Only in English");
});

test(
  "C130 back is one step back, and the list for who came from elsewhere",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { data } = await api.call<{ data: { id: number }[] }>("GET", "/articles/", {});
    await page.goto(`/newsdeatils/${data[1]!.id}`);
    await page.getByRole("button", { name: t("news:back") }).click();
    await expect(page).toHaveURL("/newslisting");
    await page.goto("/newslisting?page=2");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/newsdeatils/);
    await page.getByRole("button", { name: t("news:back") }).click();
    await expect(page).toHaveURL("/newslisting?page=2");
  },
);

test("C028 C128 an address without an article is a 404 that leads on, and asks for none", async ({
  page,
  t,
}) => {
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  expect((await page.goto("/newsdeatils/"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: t("common:notFound.title") })).toBeVisible();
  expect(requestedPaths.filter((path) => path.startsWith("/articles/"))).toEqual([]);
  for (const id of ["999999", "abc", "0"]) {
    const answer = await page.goto(`/newsdeatils/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: t("news:gone") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("news:all") })).toBeVisible();
  }
});
