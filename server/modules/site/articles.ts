import type { Article, ArticleSummary } from "#shared/contract/articles.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { articleView, safeHtml, summaryView } from "./article-rules.ts";
import * as store from "./store/articles.ts";

export async function listArticles(context: Context): Promise<ArticleSummary[]> {
  return (await store.listPublished(context.db, context.clock())).map(summaryView);
}

/** Returns an article; throws `not_found` for drafts and unknown numbers. */
export async function getArticle(context: Context, id: string): Promise<Article> {
  const row = /^[1-9]\d{0,8}$/.test(id)
    ? await store.findPublished(context.db, Number(id), context.clock())
    : null;
  if (!row) throw new Failure("not_found");
  return articleView(row);
}

/** Publishes an article at this time; its HTML is sanitised. */
export async function publishArticle(
  context: Pick<Context, "db">,
  article: Omit<Article, "id" | "updated_at">,
  at: Date,
): Promise<number> {
  const safe = {
    ...article,
    content: safeHtml(article.content),
    content_arabic: safeHtml(article.content_arabic),
  };
  return store.insertArticle(context.db, safe, at);
}
