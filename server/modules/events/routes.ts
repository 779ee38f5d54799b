import { portalEvents } from "#shared/contract/events.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { portalStream } from "./actions.ts";

export const eventRoutes: Route[] = [
  serve(portalEvents, async ({ context, caller }) => portalStream(context, caller)),
];
