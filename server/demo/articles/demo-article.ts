import type { Article } from "#shared/contract/articles.ts";

export interface DemoArticle extends Omit<Article, "id" | "updated_at"> {
  /** Before the demo was made. */
  daysAgo: number;
}
