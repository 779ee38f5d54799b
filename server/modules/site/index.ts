// The public site: its facts, news articles and demo requests.
export { listArticles, publishArticle } from "./articles.ts";
export { articlePage, newsPage } from "./routes/articles.ts";
export { everyPage } from "./routes/site.ts";
export { siteRoutes } from "./routes.ts";
