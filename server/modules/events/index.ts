// The live stream of events to the portal.
export { eventsRoutes } from "./routes/portal-stream.ts";
