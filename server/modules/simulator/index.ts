// The phones and the mailbox of the demo, with which a visitor writes to the business as a customer.
export { simulatorRoutes } from "./routes/simulator.ts";
