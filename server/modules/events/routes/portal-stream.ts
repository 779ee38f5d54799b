import { streamPortalEvents } from "#shared/contract/events.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { portalStream } from "#server/modules/events/portal-stream.ts";

export const eventsRoutes: Route[] = [
  serve(streamPortalEvents, async ({ tenant, caller }) => portalStream(tenant, caller)),
];
