import type { Job } from "#server/jobs/jobs.ts";
import { readSource } from "#server/modules/knowledge/sources.ts";

/*
 * States of a source: submitted (waiting to be read or trained) → processing (being read or trained) → trained (part of the
 * live version) | failed (could not be read, with the reason). A source is read right after the upload, so that the owner
 * sees problems and text at once; a training makes it trained.
 */

export const readSourceJob: Job<"knowledge.read"> = (tenant, payload, attempt) =>
  readSource(tenant, payload.sourceId, attempt);
