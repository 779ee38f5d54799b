import {
  receiveDeauthorization as deauthorizeCall,
  getDataDeletion as getCall,
  requestDataDeletion as requestCall,
} from "#shared/contract/data-deletions.ts";
import { Failure } from "#server/http/failure.ts";
import { type PageReader, readOf } from "#server/http/page-reader.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/privacy/erasure-requests.ts";

export const erasureRequestRoutes: Route[] = [
  serve(requestCall, async ({ context, body }) => actions.requestDataDeletion(context, body.signed_request), {
    unaudited: "kept with its time and result; an entry would name the person who is forgotten",
  }),
  serve(deauthorizeCall, async ({ context, body }) => ({
    data: { disconnected: await actions.deauthorize(context, body.signed_request) },
  })),
  serve(getCall, async ({ context, params }) => ({
    data: await actions.getDataDeletion(context, params.code),
  })),
];

/** Reads the status page to which Meta links, and which works without a script. */
export const dataDeletionPage: PageReader = {
  page: "dataDeletion",
  read: async (context, { params, language }) => {
    const code = params["code"] ?? "";
    try {
      const data = await actions.getDataDeletion(context, code);
      return { data: [readOf(getCall, { params: { code } }, language, { data })] };
    } catch (problem) {
      if (problem instanceof Failure && problem.code === "not_found") return { data: [], found: false };
      throw problem;
    }
  },
};
