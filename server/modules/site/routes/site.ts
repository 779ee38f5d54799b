import { getSite } from "#shared/contract/site.ts";
import { type PageReader, readOf } from "#server/http/page-reader.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { getSiteFacts } from "#server/modules/site/site-facts.ts";

export const siteFactRoutes: Route[] = [
  serve(getSite, async ({ context }) => ({ data: await getSiteFacts(context) })),
];

/** Reads the facts that the header and footer of every public page need. */
export const everyPage: PageReader = {
  page: "every",
  read: async (context, { language }) => ({
    data: [readOf(getSite, {}, language, { data: await getSiteFacts(context) })],
  }),
};
