import type { Context } from "#server/context.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { Attempt, Job } from "#server/jobs/jobs.ts";
import { readAgent, type AgentState, clearVectors, queueEmbedding } from "#server/modules/agents/index.ts";
import { collectFacts } from "#server/modules/knowledge/business-facts.ts";
import * as faqs from "#server/modules/knowledge/faqs.ts";
import * as knowledge from "#server/modules/knowledge/sources.ts";
import { collectQuestions } from "#server/modules/knowledge/test-questions.ts";
import { buildInThread } from "#server/versions/build-in-thread.ts";
import type { Material } from "#server/versions/build-version.ts";
import { holdReasonOf } from "#server/versions/quality/regression.ts";
import { failTraining, publish } from "#server/modules/knowledge/trainings.ts";
import {
  maxStoredVersions,
  toMeasuredColumns,
  type TrainingProblem,
} from "#server/modules/knowledge/training-rules.ts";
import * as store from "#server/modules/knowledge/store/trainings.ts";
import type { Tenant } from "#server/tenant.ts";

/**
 * Builds a version of all readable sources and publishes it, unless it is worse than the live one on the same
 * questions. Until then, and if it fails, the live version answers.
 */
export const trainJob: Job<"knowledge.train"> = async (tenant, payload, attempt) => {
  const id = payload.trainingId;
  try {
    return await trainOnce(tenant, id, attempt);
  } catch (problem) {
    if (attempt.last) await endWithout(tenant, id, "internal");
    throw problem;
  }
};

async function trainOnce(tenant: Tenant, id: string, attempt: Attempt): Promise<string> {
  const unread = await tenant.transaction(async (db) => {
    if (!(await store.beginTraining(db, id))) return null;
    db.publish({ kind: "training", id });
    return knowledge.unreadSources(db);
  });
  if (!unread) return `training ${id} was over already`;
  for (const sourceId of unread) await knowledge.readSource(tenant, sourceId, attempt);

  const takenAt = tenant.clock();
  const material = await collectMaterial(tenant, id);
  const { sources, own, facts, questions, agent } = material;
  if (sources.length === 0 && own.written.length === 0 && facts.stated.length === 0) {
    await endWithout(tenant, id, "nothing_readable");
    return `training ${id}: none of the sources could be read`;
  }
  const built = await buildInThread({
    sources,
    written: own.written,
    stated: facts.stated,
    questions,
    chosen: agent.chosen,
    live: await liveVersion(tenant, agent),
  });
  const heldBack = built.report.comparison && holdReasonOf(built.report.comparison);
  const files = await putVersionFiles(tenant, built);
  const version = await storeVersion(tenant, id, { material, built, heldBack, files, takenAt });
  if (version === "stale") {
    await deleteVersionFiles(tenant, files);
    // Another version was published during the comparison, so it is repeated with that version.
    throw new Error("another version was published while this one was measured");
  }
  if (!version) {
    await deleteVersionFiles(tenant, files);
    return `training ${id} was ended by someone else`;
  }
  await tidy(tenant);
  const did = heldBack ? `held back (${heldBack})` : "published";
  return `training ${id} ${did} version ${version.number}: ${built.entries} entries of ${sources.length} sources`;
}

type TrainingMaterial = Awaited<ReturnType<typeof collectMaterial>>;
type BuiltVersion = Awaited<ReturnType<typeof buildInThread>>;

/** Everything that a version is built of: sources, the owner's own FAQs and facts, test questions and the agent's settings. */
const collectMaterial = (tenant: Tenant, trainingId: string) =>
  tenant.transaction(async (db) => {
    db.publish({ kind: "training", id: trainingId });
    return {
      sources: await knowledge.collectSources(db),
      own: await faqs.collectFaqs(db),
      facts: await collectFacts(db),
      questions: await collectQuestions(db),
      agent: await readAgent(db),
    };
  });

/** Keys of a version's files; `staffKey` is null for a version without entries for staff only. */
interface VersionFiles {
  key: string;
  staffKey: string | null;
}

async function putVersionFiles(tenant: Tenant, built: BuiltVersion): Promise<VersionFiles> {
  const key = fileKey(tenant.id, "version");
  await tenant.files.put(key, built.bytes);
  const staffKey = built.staff && fileKey(tenant.id, "version");
  if (built.staff && staffKey) await tenant.files.put(staffKey, built.staff.bytes);
  return { key, staffKey };
}

async function deleteVersionFiles(tenant: Tenant, { key, staffKey }: VersionFiles): Promise<void> {
  for (const each of [key, staffKey]) if (each) await tenant.files.delete(each);
}

/**
 * Stores a version and publishes it unless it is held back. Returns `"stale"` when another version went live since the
 * comparison, and null when the training has ended meanwhile.
 */
async function storeVersion(
  tenant: Tenant,
  trainingId: string,
  made: {
    material: TrainingMaterial;
    built: BuiltVersion;
    heldBack: ReturnType<typeof holdReasonOf> | null;
    files: VersionFiles;
    takenAt: Date;
  },
) {
  const { material, built, heldBack, files, takenAt } = made;
  const { sources, own, facts, agent } = material;
  return tenant.transaction(async (db) => {
    const liveId = await store.findLive(db, true);
    if (liveId !== (agent.version?.id ?? null)) return "stale";
    const version = await store.insertVersion(
      db,
      trainingId,
      {
        file_key: files.key,
        size_bytes: built.bytes.byteLength,
        sha256: built.sha256,
        entries: built.entries,
        staff_file_key: files.staffKey,
        staff_size_bytes: built.staff && built.staff.bytes.byteLength,
        staff_entries: built.staff && built.staff.entries,
        source_ids: sources.map((source) => source.id),
        faq_ids: own.ids,
        faq_revisions: own.revisions,
        fact_revisions: facts.revisions,
        ...toMeasuredColumns(built, heldBack),
        created_at: takenAt,
      },
      tenant.clock(),
    );
    if (!version) return null;
    const stays = heldBack && liveId && (await store.findVersion(db, liveId));
    if (stays) await knowledge.settleSources(db, stays);
    else await publish(db, version, tenant.clock());
    await queueEmbedding(db, version.id);
    db.publish({ kind: "version", id: version.id });
    db.publish({ kind: "training", id: trainingId });
    return version;
  });
}

/**
 * Returns the live version for the comparison; none when its file cannot be read, in which case the training
 * continues.
 */
async function liveVersion(context: Context, agent: AgentState): Promise<Material["live"]> {
  if (!agent.version) return null;
  try {
    const bytes = await context.files.get(agent.version.fileKey);
    const { answerFrom, clarifyFrom } = agent;
    return { number: agent.version.number, bytes, thresholds: { answerFrom, clarifyFrom } };
  } catch (problem) {
    context.log.warn(
      { problem: (problem as Error).message },
      "the live version could not be read to compare with",
    );
    return null;
  }
}

async function endWithout(tenant: Tenant, id: string, problem: TrainingProblem): Promise<void> {
  await tenant.transaction(async (db) => {
    if (await failTraining(db, id, problem, tenant.clock())) db.publish({ kind: "training", id });
  });
}

/**
 * Deletes the files of the oldest versions and of deleted sources. The version is published already, so errors are only
 * logged.
 */
async function tidy(tenant: Tenant): Promise<void> {
  try {
    const keys = await tenant.transaction((db) =>
      store.retireVersions(db, maxStoredVersions, tenant.clock()),
    );
    for (const key of keys) await tenant.files.delete(key);
    await tenant.transaction((db) => faqs.purgeDeleted(db));
    await clearVectors(tenant);
  } catch (problem) {
    tenant.log.warn({ problem: (problem as Error).message }, "files of old versions were not removed");
  }
  await knowledge.deleteRemovedFiles(tenant);
}
