import { listMail } from "#shared/contract/simulator.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

export const simulatorRoutes: Route[] = [
  serve(listMail, async ({ context, request }) => ({ data: await actions.listMail(context, request) })),
];
