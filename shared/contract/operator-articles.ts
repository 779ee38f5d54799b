import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant, pageOf, pageQuery } from "./envelope.ts";
import { maxTitleLength, maxDescriptionLength } from "#shared/values/operator-articles.ts";

const maxContentLength = 100_000;

/** The fields that the operator edits. Content is HTML, which the server sanitises when it saves the article. */
const articleFields = {
  cover_photo: z.string().max(500),
  title: z.string().max(maxTitleLength),
  title_arabic: z.string().max(maxTitleLength),
  description: z.string().max(maxDescriptionLength),
  description_arabic: z.string().max(maxDescriptionLength),
  content: z.string().max(maxContentLength),
  content_arabic: z.string().max(maxContentLength),
};
export type ArticleFields = { [Name in keyof typeof articleFields]: string };

const operatorArticle = z.object({
  id: z.number(),
  ...articleFields,
  state: z.enum(["draft", "scheduled", "published"]),
  /** The time since or from which visitors see the article. Null for a draft. */
  published_at: instant.nullable(),
  /** True when the working copy differs from the published or scheduled text. */
  has_changes: z.boolean(),
  /**
   * The revision the client has read. The server refuses a change to an older revision, because another operator has
   * saved since.
   */
  revision: z.number(),
  saved_at: instant,
});
export type OperatorArticle = z.infer<typeof operatorArticle>;

const params = z.object({ id: z.string().max(40) });
const revision = z.int().min(1);

export const listOperatorArticles = endpoint({
  name: "editedArticles.list",
  method: "GET",
  path: "/api/operator/articles/",
  access: "operator",
  summary: "List all articles with drafts, last saved first, without their content",
  query: pageQuery,
  result: pageOf(operatorArticle.omit({ content: true, content_arabic: true })),
});

export const getOperatorArticle = endpoint({
  name: "editedArticles.get",
  method: "GET",
  path: "/api/operator/articles/:id/",
  access: "operator",
  summary: "Get an article's draft",
  params,
  result: dataOf(operatorArticle),
});

export const beginArticle = endpoint({
  name: "editedArticles.begin",
  method: "POST",
  path: "/api/operator/articles/",
  access: "operator",
  summary: "Create an article with an empty draft",
  result: dataOf(operatorArticle),
});

export const saveArticle = endpoint({
  name: "editedArticles.save",
  method: "PUT",
  path: "/api/operator/articles/:id/",
  access: "operator",
  summary: "Save an article's draft, finished or not; visitors do not see it",
  params,
  body: z.strictObject({ revision, ...articleFields }),
  result: dataOf(operatorArticle),
});

export const publishArticle = endpoint({
  name: "editedArticles.publish",
  method: "POST",
  path: "/api/operator/articles/:id/publish/",
  access: "operator",
  summary: "Publish an article's draft now or at a time in the future; both languages must be complete",
  params,
  body: z.strictObject({ revision, at: instant.optional() }),
  result: dataOf(operatorArticle),
});

export const unpublishArticle = endpoint({
  name: "editedArticles.unpublish",
  method: "POST",
  path: "/api/operator/articles/:id/unpublish/",
  access: "operator",
  summary: "Unpublish an article, or cancel its publication",
  params,
  body: z.strictObject({ revision }),
  result: dataOf(operatorArticle),
});

export const uploadArticlePicture = endpoint({
  name: "editedArticles.uploadPicture",
  method: "POST",
  path: "/api/operator/article-pictures/",
  access: "operator",
  summary: "Upload a picture for articles: JPEG, PNG or WebP, at most 5 MB",
  bodyKind: "multipart",
  result: dataOf(z.object({ src: z.string() })),
  limit: { max: 60, seconds: 600 },
});

export const getArticlePicture = endpoint({
  name: "articles.getPicture",
  method: "GET",
  path: "/articles/pictures/:name",
  access: "public",
  summary: "Download a picture of an article",
  params: z.object({ name: z.string().max(60) }),
  produces: "file",
  result: z.unknown(),
});
