import { streamPortalEvents } from "#shared/contract/events.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { openPortalStream } from "#server/modules/events/portal-stream.ts";

export const eventsRoutes: Route[] = [
  serve(streamPortalEvents, async ({ tenant, caller }) => openPortalStream(tenant, caller)),
];
