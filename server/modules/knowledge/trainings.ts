import type { Training, Version } from "#shared/contract/knowledge.ts";
import type { HoldReason } from "#shared/contract/quality.ts";
import type { Language } from "#shared/language.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { knowledgeQueue } from "#server/jobs/queues.ts";
import { updateOrganization } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as facts from "./business-facts.ts";
import * as faqs from "./faqs.ts";
import * as knowledge from "./sources.ts";
import { countByKind } from "./test-questions.ts";
import * as rules from "./training-rules.ts";
import * as store from "./store/trainings.ts";

/** Attempts of a training before the owner is notified; the pauses between them add up to half a minute. */
const attempts = 4;

export async function getTrainingOverview(tenant: Tenant, language: Language) {
  return tenant.transaction(async (db) => {
    const sources = await knowledge.listSources(db, language);
    const liveId = await store.findLive(db);
    const versions = await store.listVersions(db);
    const training = await store.latestTraining(db);
    return {
      ...sources,
      pending_changes:
        sources.pending_changes + (await faqs.countPending(db)) + (await facts.countPending(db)),
      versions: versions.map((row) => rules.versionView(row, liveId)),
      training: training && rules.trainingView(training, language),
    };
  });
}

/** Starts a training. A second one is refused while the first one runs. */
export async function trainJob(tenant: Tenant, memberId: string): Promise<string> {
  const now = tenant.clock();
  return tenant.transaction(async (db) => {
    const isAnything =
      (await knowledge.isAnythingToTrain(db)) || (await faqs.hasFaqs(db)) || (await facts.hasFacts(db));
    if (!isAnything) throw new Failure("nothing_to_train");
    const lost = await store.findLostTraining(db, new Date(now.getTime() - rules.lostAfterMs));
    if (lost) await failTraining(db, lost, "internal", now);
    const trainingId = await store.insertTraining(db, memberId, now);
    if (!trainingId) throw new Failure("training_in_progress");
    await enqueue(db, "knowledge.train", { trainingId }, { queue: knowledgeQueue(tenant.id), attempts });
    db.publish({ kind: "training", id: trainingId });
    return trainingId;
  });
}

export async function getTraining(tenant: Tenant, id: string, language: Language): Promise<Training> {
  const row = await tenant.transaction((db) => store.findTraining(db, id));
  if (!row) throw new Failure("not_found");
  return rules.trainingView(row, language);
}

/** Rolls back (or forward again) to a version whose file is kept. */
export async function publishVersion(tenant: Tenant, id: string): Promise<Version> {
  const now = tenant.clock();
  const version = await tenant.transaction(async (db) => {
    const liveId = await store.findLive(db, true);
    const found = await store.findVersion(db, id);
    if (!found) throw new Failure("not_found");
    if (id === liveId) throw new Failure("version_is_live");
    await publish(db, found, now);
    db.publish({ kind: "version", id });
    return found;
  });
  return rules.versionView({ ...version, published_at: now }, id);
}

/** Reads the measured values of the live version, and of one that waits for a decision. */
export async function readQuality(tenant: Tenant) {
  return tenant.transaction(async (db) => {
    const live = await store.findMeasured(db, "live");
    const heldVersion = await store.findMeasured(db, "held_back");
    return {
      live: live && rules.measuredView(live),
      held_back: heldVersion && {
        ...rules.measuredView(heldVersion),
        reason: heldVersion.held_back as HoldReason,
      },
      own: await countByKind(db),
    };
  });
}

/** Keeps the live version. The version that was held back is not offered again. */
export async function dismissVersion(tenant: Tenant, id: string): Promise<null> {
  await tenant.transaction(async (db) => {
    if (!(await store.dismissVersion(db, id, tenant.clock()))) throw new Failure("not_found");
    db.publish({ kind: "version", id });
  });
  return null;
}

/** Publishes a version and updates the states of its sources, in the caller's transaction. */
export async function publish(db: TenantDb, version: rules.VersionRow, at: Date): Promise<void> {
  await updateOrganization(db, { published_version_id: version.id });
  await store.notePublished(db, version, at);
  await knowledge.settleSources(db, version);
}

/** Ends a running training without a version; false when it had already ended. */
export async function failTraining(
  db: TenantDb,
  id: string,
  problem: rules.TrainingProblem,
  at: Date,
): Promise<boolean> {
  const ended = await store.failTraining(db, id, problem, at);
  if (ended) await knowledge.releaseSources(db);
  return ended;
}
