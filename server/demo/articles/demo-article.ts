import type { Article } from "#shared/contract/articles.ts";

export interface DemoArticle extends Omit<Article, "id" | "updated_at"> {
  /** Age of the article in days when the demo is created. */
  daysAgo: number;
}
