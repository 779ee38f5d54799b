import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";

export interface ArticleRow {
  id: number;
  cover_photo: string;
  title: string;
  title_arabic: string;
  description: string;
  description_arabic: string;
  updated_at: Date;
}

export interface WholeArticleRow extends ArticleRow {
  content: string;
  content_arabic: string;
}

/** Lists the articles that are published at a time, without those scheduled for later. */
export async function listPublished(db: Db, at: Date): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`select * from gate.published_articles(${at})`.execute(db);
  return rows;
}

export async function findPublished(db: Db, id: number, at: Date): Promise<WholeArticleRow | null> {
  const { rows } = await sql<WholeArticleRow>`select * from gate.published_article(${id}, ${at})`.execute(db);
  return rows[0] ?? null;
}

export async function insertArticle(
  db: Db,
  article: Omit<WholeArticleRow, "id" | "updated_at">,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select gate.add_article(${article.cover_photo}, ${article.title},
    ${article.title_arabic}, ${article.description}, ${article.description_arabic}, ${article.content},
    ${article.content_arabic}, ${at}) as id`.execute(db);
  return rows[0]!.id;
}
