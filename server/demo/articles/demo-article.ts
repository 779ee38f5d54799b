import type { Article } from "#shared/contract/articles.ts";

export interface DemoArticle extends Omit<Article, "id" | "updated_at"> {
  /** Days between the publication and the creation of the demo. */
  daysAgo: number;
}
