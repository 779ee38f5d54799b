import type { Training, Version } from "#shared/contract/knowledge.ts";
import type { HoldReason } from "#shared/contract/quality.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { knowledgeQueue } from "#server/jobs/queues.ts";
import { updateOrganization } from "#server/modules/identity/index.ts";
import * as facts from "./business-facts.ts";
import * as faqs from "./faqs.ts";
import * as knowledge from "./sources.ts";
import { countByKind } from "./test-questions.ts";
import * as rules from "./training-rules.ts";
import * as store from "./store/trainings.ts";

/** How often a training is tried before the owner hears of it: the waits between add up to half a minute. */
const attempts = 4;

export async function getTrainingOverview(
  context: Context,
  organizationId: OrganizationId,
  language: Language,
) {
  return inOrganization(context.db, organizationId, async (db) => {
    const sources = await knowledge.listSources(db, organizationId, language);
    const liveId = await store.findLive(db, organizationId);
    const versions = await store.listVersions(db, organizationId);
    const training = await store.latestTraining(db, organizationId);
    return {
      ...sources,
      pending_changes:
        sources.pending_changes +
        (await faqs.countPending(db, organizationId)) +
        (await facts.countPending(db, organizationId)),
      versions: versions.map((row) => rules.versionView(row, liveId)),
      training: training && rules.trainingView(training, language),
    };
  });
}

/** Begins one training; a second one while it runs is refused. */
export async function trainJob(
  context: Context,
  organizationId: OrganizationId,
  memberId: string,
): Promise<string> {
  const now = context.clock();
  const id = await inOrganization(context.db, organizationId, async (db) => {
    const isAnything =
      (await knowledge.isAnythingToTrain(db, organizationId)) ||
      (await faqs.hasFaqs(db, organizationId)) ||
      (await facts.hasFacts(db, organizationId));
    if (!isAnything) throw new Failure("nothing_to_train");
    const lost = await store.findLostTraining(
      db,
      organizationId,
      new Date(now.getTime() - rules.lostAfterMs),
    );
    if (lost) await failTraining(db, organizationId, lost, "internal", now);
    const trainingId = await store.insertTraining(db, organizationId, memberId, now);
    if (!trainingId) throw new Failure("training_in_progress");
    await enqueue(
      db,
      organizationId,
      "knowledge.train",
      { trainingId },
      { queue: knowledgeQueue(organizationId), attempts },
    );
    return trainingId;
  });
  context.events.publish({ organizationId, kind: "training", id });
  return id;
}

export async function getTraining(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  language: Language,
): Promise<Training> {
  const row = await inOrganization(context.db, organizationId, (db) =>
    store.findTraining(db, organizationId, id),
  );
  if (!row) throw new Failure("not_found");
  return rules.trainingView(row, language);
}

/** Rolls back (or forward again) to a version whose file is kept. */
export async function publishVersion(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<Version> {
  const now = context.clock();
  const version = await inOrganization(context.db, organizationId, async (db) => {
    const liveId = await store.findLive(db, organizationId, true);
    const found = await store.findVersion(db, organizationId, id);
    if (!found) throw new Failure("not_found");
    if (id === liveId) throw new Failure("version_is_live");
    await publish(db, organizationId, found, now);
    return found;
  });
  context.events.publish({ organizationId, kind: "version", id });
  return rules.versionView({ ...version, published_at: now }, id);
}

/** What was measured of the live version, and of one that waits for a person's decision. */
export async function readQuality(context: Context, organizationId: OrganizationId) {
  return inOrganization(context.db, organizationId, async (db) => {
    const live = await store.findMeasured(db, organizationId, "live");
    const held = await store.findMeasured(db, organizationId, "held_back");
    return {
      live: live && rules.measuredView(live),
      held_back: held && { ...rules.measuredView(held), reason: held.held_back as HoldReason },
      own: await countByKind(db, organizationId),
    };
  });
}

/** The live version stays; the one that was held back is not offered again. */
export async function dismissVersion(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<null> {
  const dismissed = await inOrganization(context.db, organizationId, (db) =>
    store.dismissVersion(db, organizationId, id, context.clock()),
  );
  if (!dismissed) throw new Failure("not_found");
  context.events.publish({ organizationId, kind: "version", id });
  return null;
}

/** In the transaction of whoever publishes: the version, and where the sources stand to it. */
export async function publish(
  db: TenantDb,
  organizationId: OrganizationId,
  version: rules.VersionRow,
  at: Date,
): Promise<void> {
  await updateOrganization(db, organizationId, { published_version_id: version.id });
  await store.notePublished(db, organizationId, version, at);
  await knowledge.settleSources(db, organizationId, version);
}

/** Ends a running training without a version; false when it had ended already. */
export async function failTraining(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
  problem: rules.TrainingProblem,
  at: Date,
): Promise<boolean> {
  const ended = await store.failTraining(db, organizationId, id, problem, at);
  if (ended) await knowledge.releaseSources(db, organizationId);
  return ended;
}
