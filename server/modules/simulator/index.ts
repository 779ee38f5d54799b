// The demo's phones and mailbox, with which a visitor writes to the business as a customer.
export { simulatorRoutes } from "./routes/simulator.ts";
