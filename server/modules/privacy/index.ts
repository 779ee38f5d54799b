// Requests about stored personal data: export and erasure (docs/decisions/0055-privacy.md). They come from a
// business's owner, or from people through Meta.
export { finishErasureJob } from "./erasure-remainder.ts";
export { eraseOrganizationJob } from "./erase-organization.ts";
export { disconnectJob } from "./organization-deletions.ts";
export { deleteCopyJob, makeCopyJob } from "./make-organization-copy.ts";
export { applyRetentionsJob } from "./retention.ts";
export { forgetEndedJob } from "./forget-ended.ts";
export { privacyRoutes } from "./routes.ts";
export { dataDeletionPage } from "./routes/erasure-requests.ts";
