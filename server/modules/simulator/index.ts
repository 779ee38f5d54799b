export { simulatorRoutes } from "./routes/simulator.ts";
