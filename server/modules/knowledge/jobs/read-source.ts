import type { Job } from "#server/jobs/jobs.ts";
import { readSource } from "#server/modules/knowledge/sources.ts";

/*
 * A source's life: submitted (received, waiting to be read or trained) → processing (being read or trained now) →
 * trained (the live version knows it) | failed (could not be read, with the reason). Reading comes right after the
 * upload, so the owner sees problems and text at once; Train now turns what could be read into trained.
 */

export const readSourceJob: Job<"knowledge.read"> = (tenant, payload, attempt) =>
  readSource(tenant, payload.sourceId, attempt);
