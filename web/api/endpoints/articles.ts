import type * as contract from "#shared/contract/articles.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listArticles = endpoint<typeof contract.listArticles>("articles.list", "GET", "/articles/");
export const getArticle = endpoint<typeof contract.getArticle>("articles.get", "GET", "/articles/:id");
