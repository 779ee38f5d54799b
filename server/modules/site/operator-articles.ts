import type { ArticleFields, OperatorArticle } from "#shared/contract/operator-articles.ts";
import { isEmptyHtml } from "#shared/rules/articles.ts";
import type { Context } from "#server/context.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { safeHtml } from "./article-rules.ts";
import * as store from "./store/operator-articles.ts";

export async function listOperatorArticles(
  context: Context,
  { page, page_size }: { page: number; page_size: number },
) {
  const rows = await store.listEdited(context.db, context.clock(), {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return {
    data: rows.map((row) => {
      const { content: _content, content_arabic: _arabic, ...summary } = viewOf(row);
      return summary;
    }),
    meta: { page, page_size, total: await store.countArticles(context.db) },
  };
}

export async function getOperatorArticle(context: Context, id: string): Promise<OperatorArticle> {
  return viewOf(await readEdited(context, id));
}

export async function beginArticle(context: Context): Promise<OperatorArticle> {
  return getOperatorArticle(context, String(await store.beginArticle(context.db, context.clock())));
}

/** Saves the working copy, even if it is incomplete. Its HTML is sanitised. */
export async function saveArticle(
  context: Context,
  id: string,
  { revision, ...fields }: ArticleFields & { revision: number },
): Promise<OperatorArticle> {
  const row = await readEdited(context, id);
  const { cover_photo } = fields;
  // A picture of another server would reveal every visitor to that server.
  requireFields({ cover_photo: cover_photo === "" || /^\/[^/]/.test(cover_photo) ? null : "invalid" });
  const safe = {
    ...fields,
    content: safeHtml(fields.content),
    content_arabic: safeHtml(fields.content_arabic),
  };
  if (!(await store.saveArticle(context.db, row.id, revision, safe, context.clock())))
    throw new Failure("article_changed");
  return getOperatorArticle(context, id);
}

/** Publishes the working copy, now or at `from`; throws where it is incomplete in a language. */
export async function publishOperatorArticle(
  context: Context,
  id: string,
  { revision, at: from }: { revision: number; at?: string | undefined },
): Promise<OperatorArticle> {
  const row = await readEdited(context, id);
  const { cover_photo: _, ...written } = row.copy;
  const at = context.clock();
  requireFields({
    ...Object.fromEntries(
      Object.entries(written).map(([name, value]) => [name, isEmptyHtml(value) ? "required" : null]),
    ),
    at: from !== undefined && Date.parse(from) <= at.getTime() ? "invalid" : null,
  });
  if (
    !(await store.publishEdited(context.db, row.id, revision, from === undefined ? null : new Date(from), at))
  )
    throw new Failure("article_changed");
  return getOperatorArticle(context, id);
}

export async function unpublishArticle(
  context: Context,
  id: string,
  { revision }: { revision: number },
): Promise<OperatorArticle> {
  const row = await readEdited(context, id);
  if (!(await store.unpublishEdited(context.db, row.id, revision, context.clock())))
    throw new Failure("article_changed");
  return getOperatorArticle(context, id);
}

async function readEdited(context: Context, id: string): Promise<store.OperatorArticleRow> {
  const row = /^[1-9]\d{0,8}$/.test(id)
    ? await store.findOperatorArticle(context.db, Number(id), context.clock())
    : undefined;
  if (!row) throw new Failure("not_found");
  return row;
}

const viewOf = ({
  copy,
  saved_at,
  published_at,
  is_published,
  ...row
}: store.OperatorArticleRow): OperatorArticle => ({
  ...row,
  ...copy,
  state: published_at === null ? "draft" : is_published ? "published" : "scheduled",
  published_at: published_at?.toISOString() ?? null,
  saved_at: saved_at.toISOString(),
});
