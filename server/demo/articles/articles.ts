import type { DemoArticle } from "./demo-article.ts";
import dialect from "./dialect.ts";
import accuracy from "./accuracy.ts";
import prices from "./prices.ts";
import handover from "./handover.ts";
import night from "./night.ts";
import policy from "./policy.ts";
import privacy from "./privacy.ts";
import firstDay from "./first-day.ts";

/** News of the company that runs the demo, in both languages. scripts/pictures/covers.ts draws their covers. */
export const demoArticles: readonly DemoArticle[] = [
  dialect,
  accuracy,
  prices,
  handover,
  night,
  policy,
  privacy,
  firstDay,
];
