import type { Context } from "#server/context.ts";
import { inOrganization, mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { Attempt, Job } from "#server/jobs/jobs.ts";
import * as faqs from "#server/modules/faqs/actions.ts";
import * as knowledge from "#server/modules/knowledge/actions.ts";
import { buildInThread } from "#server/versions/build-in-thread.ts";
import { failTraining, publish } from "./actions.ts";
import { keptVersions, type TrainingProblem } from "./rules.ts";
import * as store from "./store.ts";

/** Builds a version of all readable sources and publishes it at once; until then, and if it fails, the earlier one answers. */
export const train: Job<"knowledge.train"> = async (context, payload, attempt) => {
  const organizationId = mintOrganizationId(payload.organizationId);
  const id = payload.trainingId;
  try {
    return await trainOnce(context, organizationId, id, attempt);
  } catch (problem) {
    if (attempt.last) await endWithout(context, organizationId, id, "internal");
    throw problem;
  }
};

async function trainOnce(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  attempt: Attempt,
): Promise<string> {
  const unread = await inOrganization(context.db, organizationId, async (db) =>
    (await store.beginTraining(db, organizationId, id)) ? knowledge.unreadSources(db, organizationId) : null,
  );
  if (!unread) return `training ${id} was over already`;
  context.events.publish({ organizationId, kind: "training", id });
  for (const sourceId of unread) await knowledge.readSource(context, organizationId, sourceId, attempt);

  const takenAt = context.clock();
  const { sources, own } = await inOrganization(context.db, organizationId, async (db) => ({
    sources: await knowledge.takeSources(db, organizationId),
    own: await faqs.takeFaqs(db, organizationId),
  }));
  if (sources.length === 0 && own.written.length === 0) {
    await endWithout(context, organizationId, id, "nothing_readable");
    return `training ${id}: none of the sources could be read`;
  }
  context.events.publish({ organizationId, kind: "training", id });
  const built = await buildInThread({ sources, written: own.written });
  const key = fileKey(organizationId, "version");
  await context.files.put(key, built.bytes);

  const version = await inOrganization(context.db, organizationId, async (db) => {
    await store.findLive(db, organizationId, true);
    const version = await store.insertVersion(
      db,
      organizationId,
      id,
      {
        file_key: key,
        size_bytes: built.bytes.byteLength,
        sha256: built.sha256,
        entries: built.entries,
        source_ids: sources.map((source) => source.id),
        faq_ids: own.ids,
        faq_revisions: own.revisions,
        accuracy: built.accuracy,
        created_at: takenAt,
      },
      context.clock(),
    );
    if (version) await publish(db, organizationId, version, context.clock());
    return version;
  });
  if (!version) {
    await context.files.delete(key);
    return `training ${id} was ended by someone else`;
  }
  context.events.publish({ organizationId, kind: "version", id: version.id });
  context.events.publish({ organizationId, kind: "training", id });
  await tidy(context, organizationId);
  return `training ${id} published version ${version.number}: ${built.entries} entries of ${sources.length} sources`;
}

async function endWithout(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  problem: TrainingProblem,
): Promise<void> {
  const ended = await inOrganization(context.db, organizationId, (db) =>
    failTraining(db, organizationId, id, problem, context.clock()),
  );
  if (ended) context.events.publish({ organizationId, kind: "training", id });
}

/** Drops the files of the oldest versions and what deleted sources left. The version is live by now: trouble here is only logged. */
async function tidy(context: Context, organizationId: OrganizationId): Promise<void> {
  try {
    const keys = await inOrganization(context.db, organizationId, (db) =>
      store.retireVersions(db, organizationId, keptVersions, context.clock()),
    );
    for (const key of keys) await context.files.delete(key);
    await inOrganization(context.db, organizationId, (db) => faqs.forgetDeleted(db, organizationId));
  } catch (problem) {
    context.log.warn({ problem: (problem as Error).message }, "files of old versions were not removed");
  }
  await knowledge.clearDeleted(context, organizationId);
}
