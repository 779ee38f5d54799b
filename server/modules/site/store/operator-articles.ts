import { sql } from "kysely";
import type { ArticleFields } from "#shared/contract/operator-articles.ts";
import type { Db } from "#server/db/organization.ts";

export interface OperatorArticleRow {
  id: number;
  copy: ArticleFields;
  has_changes: boolean;
  revision: number;
  saved_at: Date;
  published_at: Date | null;
  is_published: boolean;
}

export async function listEdited(
  db: Db,
  at: Date,
  page: { limit: number; offset: number },
): Promise<OperatorArticleRow[]> {
  const { rows } = await sql<OperatorArticleRow>`
    select * from gate.edited_articles(null, ${at}, ${page.limit}, ${page.offset})`.execute(db);
  return rows;
}

export async function findOperatorArticle(
  db: Db,
  id: number,
  at: Date,
): Promise<OperatorArticleRow | undefined> {
  const { rows } = await sql<OperatorArticleRow>`
    select * from gate.edited_articles(${id}, ${at}, 1, 0)`.execute(db);
  return rows[0];
}

export async function countArticles(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select gate.count_articles() as total`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function beginArticle(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`select gate.begin_article(${at}) as id`.execute(db);
  return rows[0]!.id;
}

/**
 * Saves an article. This function and the next two return false when somebody saved the article since `revision`
 * was read.
 */
export async function saveArticle(
  db: Db,
  id: number,
  revision: number,
  fields: ArticleFields,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select gate.save_article(${id}, ${revision}, ${JSON.stringify(fields)}::jsonb, ${at}) as done`.execute(
    db,
  );
  return rows[0]?.done === true;
}

export async function publishEdited(
  db: Db,
  id: number,
  revision: number,
  from: Date | null,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select gate.publish_article(${id}, ${revision}, ${from}, ${at}) as done`.execute(db);
  return rows[0]?.done === true;
}

export async function unpublishEdited(db: Db, id: number, revision: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select gate.unpublish_article(${id}, ${revision}, ${at}) as done`.execute(db);
  return rows[0]?.done === true;
}
