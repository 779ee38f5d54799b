// Requests of platforms and people to erase a person's data.
export { dataDeletionPage, privacyRoutes } from "./routes/erasure-requests.ts";
