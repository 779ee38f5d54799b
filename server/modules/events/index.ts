export { eventsRoutes } from "./routes/portal-stream.ts";
