export { addOperator } from "./operators.ts";
export { identityRoutes } from "./routes.ts";
