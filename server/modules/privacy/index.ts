export { dataDeletionPage, privacyRoutes } from "./routes/erasure-requests.ts";
