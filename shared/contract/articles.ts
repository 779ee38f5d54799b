import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

/** An article as the editor saved it (C118, D30). An empty field counts as missing. */
const articleSummary = z.object({
  id: z.number(),
  /** The address of the cover image. Empty when the article has none. */
  cover_photo: z.string(),
  title: z.string(),
  title_arabic: z.string(),
  description: z.string(),
  description_arabic: z.string(),
  updated_at: instant,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const article = articleSummary.extend({
  /** The article's HTML, which was sanitised when it was saved. */
  content: z.string(),
  content_arabic: z.string(),
});
export type Article = z.infer<typeof article>;

export const listArticles = endpoint({
  name: "articles.list",
  method: "GET",
  path: "/articles/",
  access: "public",
  summary: "List published articles, newest first",
  result: dataOf(z.array(articleSummary)),
});

export const getArticle = endpoint({
  name: "articles.get",
  method: "GET",
  path: "/articles/:id",
  access: "public",
  summary: "Get a published article",
  params: z.object({ id: z.string().max(40) }),
  result: dataOf(article),
});
