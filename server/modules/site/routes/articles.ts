import { getArticle, listArticles } from "#shared/contract/articles.ts";
import { pickLanguage } from "#shared/rules/articles.ts";
import { Failure } from "#server/http/failure.ts";
import { type PageReader, readOf } from "#server/http/page-reader.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/site/articles.ts";

export const articleRoutes: Route[] = [
  serve(listArticles, async ({ context }) => ({ data: await actions.listArticles(context) })),
  serve(getArticle, async ({ context, params }) => ({ data: await actions.getArticle(context, params.id) })),
];

/** Reads the list of news, so that the page is rendered with its articles. */
export const newsPage: PageReader = {
  page: "news",
  read: async (context, { language }) => ({
    data: [readOf(listArticles, {}, language, { data: await actions.listArticles(context) })],
  }),
};

/** Reads an article with its text and the other articles, of which three are shown below it. */
export const articlePage: PageReader = {
  page: "article",
  read: async (context, { params, language, origin }) => {
    const id = params["id"] ?? "";
    try {
      const [article, all] = await Promise.all([
        actions.getArticle(context, id),
        actions.listArticles(context),
      ]);
      const title = pickLanguage(article.title, article.title_arabic, language) ?? undefined;
      const description =
        pickLanguage(article.description, article.description_arabic, language) ?? undefined;
      const image = article.cover_photo ? new URL(article.cover_photo, `${origin}/`).href : undefined;
      return {
        data: [
          readOf(getArticle, { params: { id } }, language, { data: article }),
          readOf(listArticles, {}, language, { data: all }),
        ],
        head: {
          ...(title && { title }),
          ...(description && { description }),
          cover: article.cover_photo,
          type: "article",
          data: [
            {
              "@context": "https://schema.org",
              "@type": "NewsArticle",
              headline: title,
              description,
              dateModified: article.updated_at,
              inLanguage: language,
              mainEntityOfPage: `${origin}/newsdeatils/${article.id}`,
              ...(image && { image }),
              author: { "@id": `${origin}/#organization` },
              publisher: { "@id": `${origin}/#organization` },
            },
          ],
        },
      };
    } catch (problem) {
      if (problem instanceof Failure && problem.code === "not_found") return { data: [], found: false };
      throw problem;
    }
  },
  listed: async (context) =>
    (await actions.listArticles(context)).map((article) => ({
      path: `/newsdeatils/${article.id}`,
      changedAt: new Date(article.updated_at),
    })),
};
