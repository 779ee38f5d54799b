import type * as contract from "#shared/contract/operator-articles.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listOperatorArticles = endpoint<typeof contract.listOperatorArticles>(
  "editedArticles.list",
  "GET",
  "/api/operator/articles/",
);
export const getOperatorArticle = endpoint<typeof contract.getOperatorArticle>(
  "editedArticles.get",
  "GET",
  "/api/operator/articles/:id/",
);
export const beginArticle = endpoint<typeof contract.beginArticle>(
  "editedArticles.begin",
  "POST",
  "/api/operator/articles/",
);
export const saveArticle = endpoint<typeof contract.saveArticle>(
  "editedArticles.save",
  "PUT",
  "/api/operator/articles/:id/",
);
export const publishArticle = endpoint<typeof contract.publishArticle>(
  "editedArticles.publish",
  "POST",
  "/api/operator/articles/:id/publish/",
);
export const unpublishArticle = endpoint<typeof contract.unpublishArticle>(
  "editedArticles.unpublish",
  "POST",
  "/api/operator/articles/:id/unpublish/",
);
export const uploadArticlePicture = endpoint<typeof contract.uploadArticlePicture>(
  "editedArticles.uploadPicture",
  "POST",
  "/api/operator/article-pictures/",
);
