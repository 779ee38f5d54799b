export { knownAs, noteAlias } from "./contact-points.ts";
export { keepCaptured, readCustomerProfile } from "./customers.ts";
export { customersRoutes } from "./routes.ts";
