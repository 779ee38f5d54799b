import {
  changeDemoRequest,
  countDemoRequests,
  listDemoRequests,
  requestDemo,
} from "#shared/contract/demo-requests.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/site/demo-requests.ts";

export const demoRequestRoutes: Route[] = [
  serve(
    requestDemo,
    async ({ context, body, request }) => {
      await actions.requestDemo(context, body, request.language);
      return { data: { received: true as const } };
    },
    { unaudited: "a visitor's message, kept with its time in the list of requests" },
  ),
  serve(listDemoRequests, async ({ context, query }) => actions.listDemoRequests(context, query)),
  serve(countDemoRequests, async ({ context }) => ({ data: await actions.countDemoRequests(context) })),
  serve(changeDemoRequest, async ({ context, caller, params, body }) => ({
    data: await actions.changeDemoRequest(context, params.id, caller.user.id, body),
  })),
];
