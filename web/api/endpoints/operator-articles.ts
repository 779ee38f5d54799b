import type * as contract from "#shared/contract/operator-articles.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOperatorArticles = endpoint<typeof contract.listOperatorArticles>(
  "operatorArticles.list",
  "GET",
  "/api/operator/articles/",
);
export const getOperatorArticle = endpoint<typeof contract.getOperatorArticle>(
  "operatorArticles.get",
  "GET",
  "/api/operator/articles/:id/",
);
export const beginArticle = endpoint<typeof contract.beginArticle>(
  "operatorArticles.begin",
  "POST",
  "/api/operator/articles/",
);
export const saveArticle = endpoint<typeof contract.saveArticle>(
  "operatorArticles.save",
  "PUT",
  "/api/operator/articles/:id/",
);
export const publishArticle = endpoint<typeof contract.publishArticle>(
  "operatorArticles.publish",
  "POST",
  "/api/operator/articles/:id/publish/",
);
export const unpublishArticle = endpoint<typeof contract.unpublishArticle>(
  "operatorArticles.unpublish",
  "POST",
  "/api/operator/articles/:id/unpublish/",
);
export const uploadArticlePicture = endpoint<typeof contract.uploadArticlePicture>(
  "operatorArticles.uploadPicture",
  "POST",
  "/api/operator/article-pictures/",
);
