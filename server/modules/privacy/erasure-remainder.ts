import { rm } from "node:fs/promises";
import { join } from "node:path";
import { enqueue, type Job } from "#server/jobs/jobs.ts";
import { knowledgeQueue } from "#server/jobs/queues.ts";
import { type ForgottenWords, rewriteVersions } from "#server/modules/knowledge/index.ts";
import { foldActivityJob } from "#server/modules/reporting/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import * as store from "./store/erasure-remainders.ts";

export const nothingTaught: ForgottenWords = {
  faqIds: [],
  revisions: {},
  phrasings: [],
  questionIds: [],
  titles: [],
};

/** Stores the remaining work of an erasure and queues its job, in the transaction of the deletion. */
export async function queueRemainder(
  db: TenantDb,
  remainder: store.ErasureRemainder,
  requestId: string | null,
  at: Date,
): Promise<void> {
  const id = await store.insertRemainder(db, requestId, remainder, at);
  // The job runs in the queue of trainings, so that no version is built from the earlier answers in the meantime.
  await enqueue(
    db,
    "privacy.finishErasure",
    { remainderId: id },
    { queue: knowledgeQueue(db.tenant.id), attempts: 20 },
  );
}

/** Does the remaining work of an erasure; repeating it has no effect. */
export const finishErasureJob: Job<"privacy.finishErasure"> = async (tenant, { remainderId }, attempt) => {
  const found = await tenant.transaction((db) => store.findRemainder(db, remainderId));
  if (!found) return "Skipped: the erasure is done";
  const { fileKeys, mailIds, taught } = found.contents as unknown as store.ErasureRemainder;
  for (const key of fileKeys) await tenant.files.delete(key);
  for (const id of mailIds) await rm(join(tenant.config.dataDir, "mail", `${id}.eml`), { force: true });
  const versions = await rewriteVersions(tenant, taught);
  // Negative counts of deleted messages are stored beside the positive ones, each with the topic's name, until they
  // are summed up.
  if (taught.titles.length > 0) await foldActivityJob(tenant, {}, attempt);
  await tenant.transaction(async (db) => {
    await store.deleteRemainder(db, remainderId);
    if (found.request_id && (await store.finishRequest(db, found.request_id, tenant.clock())))
      db.publish({ kind: "privacy", id: found.request_id });
  });
  return `erased ${fileKeys.length} files; wrote ${versions} versions anew`;
};
