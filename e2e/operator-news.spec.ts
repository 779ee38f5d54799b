import { unique } from "./api.ts";
import { Keyboard } from "./keyboard.ts";
import { enterOffice } from "./operator-office.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { openScreen } from "./screens.ts";

const labels = { ar: "العربية", en: "English" };

test(
  "an article is written in both languages, kept over a reload, published as previewed and taken off again",
  { tag: "@phone" },
  async ({ page, api, t, language }) => {
    const id = unique();
    const titles = { ar: `وكيل يفهم لهجتك ${id}`, en: `Wakil understands you ${id}` };
    await enterOffice(page, api);
    await page.goto("/operator/news");
    const keyboard = new Keyboard(page);
    await keyboard.activate(page.getByRole("button", { name: t("articles:new") }));
    await page.waitForURL(/\/operator\/news\/\d+$/);
    const field = (name: "title" | "description" | "content", language: "ar" | "en") =>
      page.getByRole("textbox", { name: `${t(`articles:fields.${name}`)} (${labels[language]})` });
    await keyboard.typeInto(field("title", "ar"), titles.ar);
    await keyboard.typeInto(field("content", "ar"), "يسأل العميل كما يتكلم.");
    await keyboard.press("Enter");
    // The toolbar is one stop, in which the arrows lead on; the tool gives the focus back to the text.
    const toolbar = page.getByRole("toolbar", { name: labels.ar });
    const heading = toolbar.getByRole("button", { name: t("articles:tools.heading") });
    await keyboard.tabTo(heading);
    await keyboard.press("Enter");
    await expect(field("content", "ar")).toBeFocused();
    await keyboard.type("ما الذي تغيّر");
    await expect(page.getByRole("status").filter({ hasText: t("articles:keeping.saved") })).toBeVisible();

    // Everything that is missing is named, and nothing is published.
    const publish = page.getByRole("button", { name: t("articles:publish"), exact: true });
    await keyboard.activate(publish);
    await expect(page.getByText(t("articles:incomplete"))).toBeVisible();
    await expect(field("title", "en")).toHaveAttribute("aria-invalid", "true");
    await page.reload();
    await expect(field("title", "ar")).toHaveValue(titles.ar);
    await expect(field("content", "ar").getByRole("heading", { name: "ما الذي تغيّر" })).toBeVisible();

    await field("description", "ar").fill("درّبنا الوكيل على طريقة الناس في السؤال.");
    await field("title", "en").fill(titles.en);
    await field("description", "en").fill("We trained the agent on how people ask.");
    await keyboard.typeInto(field("content", "en"), "Customers write the way they speak.");
    const preview = page.getByRole("article").last();
    await expect(preview.getByRole("heading", { name: titles[language] })).toBeVisible();
    await keyboard.activate(publish);
    await expect(locateToast(page, t("articles:done.publish"))).toBeVisible();

    const address = `/newsdeatils/${/\d+$/.exec(page.url())?.[0]}`;
    const editor = page.url();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: titles[language] })).toBeVisible();
    await page.goto("/newslisting");
    await expect(page.getByRole("heading", { name: titles[language] })).toBeVisible();

    await page.goto(editor);
    await keyboard.activate(page.getByRole("button", { name: t("articles:unpublish") }));
    await keyboard.activate(
      page.getByRole("alertdialog").getByRole("button", { name: t("articles:unpublish") }),
    );
    await expect(locateToast(page, t("articles:done.unpublish"))).toBeVisible();
    await keyboard.tab();
    expect(keyboard.problems).toEqual([]);
    expect((await page.request.get(address)).status()).toBe(404);
  },
);

test(
  "what two operators write in one article is not lost: the second is asked whose text stays",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const token = await enterOffice(page, api);
    const { data: article } = await api.call<{ data: { id: number; revision: number } }>(
      "POST",
      "/api/operator/articles/",
      { token, json: {} },
    );
    await page.goto(`/operator/news/${article.id}`);
    const title = page.getByRole("textbox", { name: `${t("articles:fields.title")} (English)` });
    await expect(title).toBeVisible();
    const theirs = { title: "Theirs", title_arabic: "", description: "", description_arabic: "" };
    await api.call("PUT", `/api/operator/articles/${article.id}/`, {
      token,
      json: { revision: article.revision, cover_photo: "", content: "", content_arabic: "", ...theirs },
    });
    await title.fill("Mine");
    await expect(page.getByRole("alert")).toContainText(t("articles:conflict.text"));
    // Their version also stays when the page is opened again, until somebody decides.
    await page.reload();
    await expect(title).toHaveValue("Mine");
    await expect(page.getByRole("alert")).toContainText(t("articles:conflict.text"));
    const expectSaved = async () => {
      const path = `/api/operator/articles/${article.id}/`;
      return (await api.call<{ data: { title: string } }>("GET", path, { token })).data.title;
    };
    expect(await expectSaved()).toBe("Theirs");
    await page.getByRole("button", { name: t("articles:conflict.mine") }).click();
    await expect(page.getByText(t("articles:keeping.saved"), { exact: true })).toBeVisible();
    expect(await expectSaved()).toBe("Mine");
  },
);

test("C005 the news and their editor are accessible, mirrored and whole at every width", async ({
  page,
  api,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await enterOffice(page, api);
  const { data } = await api.call<{ data: { id: number }[] }>("GET", "/api/operator/articles/", { token });
  for (const path of ["/operator/news", `/operator/news/${data.at(-1)?.id}`]) {
    await openScreen(page, path);
    expect(await findScreenProblems(page, language), path).toEqual({});
  }
});
