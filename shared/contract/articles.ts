import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

/** C118, D30: as the editor keeps it; an empty field counts as missing. */
const articleSummary = z.object({
  id: z.number(),
  /** Address of an image; empty for none. */
  cover_photo: z.string(),
  title: z.string(),
  title_arabic: z.string(),
  description: z.string(),
  description_arabic: z.string(),
  updated_at: instant,
});
export type ArticleSummary = z.infer<typeof articleSummary>;

const article = articleSummary.extend({
  /** HTML, sanitised when it was saved. */
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
