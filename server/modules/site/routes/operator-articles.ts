import {
  beginArticle,
  getArticlePicture,
  getOperatorArticle,
  listOperatorArticles,
  publishArticle,
  saveArticle,
  unpublishArticle,
  uploadArticlePicture,
} from "#shared/contract/operator-articles.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as pictures from "#server/modules/site/article-pictures.ts";
import * as actions from "#server/modules/site/operator-articles.ts";

export const operatorArticleRoutes: Route[] = [
  serve(listOperatorArticles, async ({ context, query }) => actions.listOperatorArticles(context, query)),
  serve(getOperatorArticle, async ({ context, params }) => ({
    data: await actions.getOperatorArticle(context, params.id),
  })),
  serve(beginArticle, async ({ context }) => ({ data: await actions.beginArticle(context) })),
  serve(saveArticle, async ({ context, params, body }) => ({
    data: await actions.saveArticle(context, params.id, body),
  })),
  serve(publishArticle, async ({ context, params, body }) => ({
    data: await actions.publishOperatorArticle(context, params.id, body),
  })),
  serve(unpublishArticle, async ({ context, params, body }) => ({
    data: await actions.unpublishArticle(context, params.id, body),
  })),
  serve(
    uploadArticlePicture,
    async ({ context, file }) => ({
      data: await pictures.uploadArticlePicture(context, file),
    }),
    { unaudited: "stores a file that nobody sees until an article with it is saved" },
  ),
  serve(getArticlePicture, async ({ context, params }) => pictures.getArticlePicture(context, params.name)),
];
