import type { Context } from "#server/context.ts";
import { inOrganization, mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import type { PageResult } from "#server/documents/document.ts";
import { readPage } from "#server/documents/page.ts";
import { readDocument } from "#server/documents/read.ts";
import { fileKey } from "#server/files/file-store.ts";
import type { Attempt, Job } from "#server/jobs/jobs.ts";
import { buildInThread } from "#server/versions/build-in-thread.ts";
import { clearDeleted } from "./actions.ts";
import { countsOf, keptVersions, storableJson } from "./rules.ts";
import * as store from "./store.ts";

/*
 * A source's life: submitted (received, waiting to be read or trained) → processing (being read or trained now) →
 * trained (the live version knows it) | failed (could not be read, with the reason). Reading comes right after the
 * upload, so the owner sees problems and text at once; Train now turns what could be read into trained.
 */

/** Reads a source's bytes or page. What is wrong with it ends in `failed` with the reason; only our own trouble is tried again. */
export const readSource: Job<"knowledge.read"> = async (context, payload, attempt) =>
  read(context, mintOrganizationId(payload.organizationId), payload.sourceId, attempt);

async function read(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  attempt: Attempt,
): Promise<string> {
  const source = await inOrganization(context.db, organizationId, (db) =>
    store.beginReading(db, organizationId, id),
  );
  if (!source) return `source ${id} was read already, or deleted`;
  context.events.publish({ organizationId, kind: "source", id });
  const finish = (outcome: store.Reading) =>
    inOrganization(context.db, organizationId, (db) =>
      store.finishReading(db, organizationId, id, outcome, context.clock()),
    );
  let said: string;
  try {
    const result = await readBytesOrPage(context, source);
    const outcome: store.Reading = result.ok
      ? {
          document: storableJson(result.document),
          format: result.document.format,
          counts: countsOf(result.document),
        }
      : { problem: result.problem };
    const kept = await finish(outcome);
    if (!kept) said = `source ${id} was read by someone else, or deleted meanwhile`;
    else if ("problem" in outcome) said = `source ${id} could not be read: ${outcome.problem}`;
    else
      said = `read source ${id}: ${outcome.counts.blocks} blocks, ${outcome.counts.faqs} answers, ${outcome.counts.products} products`;
  } catch (problem) {
    if (!attempt.last) throw problem;
    context.log.error({ source: id, problem: (problem as Error).message }, "a source could not be read");
    await finish({ problem: "internal" });
    said = `source ${id} could not be read: internal`;
  }
  context.events.publish({ organizationId, kind: "source", id });
  return said;
}

async function readBytesOrPage(
  context: Context,
  source: { name: string; url: string | null; file_key: string | null },
): Promise<PageResult> {
  if (source.url) return readPage({ url: source.url });
  return readDocument({ bytes: await context.files.get(source.file_key ?? ""), filename: source.name });
}

/** Builds a version of all readable sources and publishes it at once; until then, and if it fails, the earlier one answers. */
export const trainVersion: Job<"knowledge.train"> = async (context, payload, attempt) => {
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
  const unread = await inOrganization(context.db, organizationId, (db) =>
    store.beginTraining(db, organizationId, id),
  );
  if (!unread) return `training ${id} was over already`;
  context.events.publish({ organizationId, kind: "training", id });
  for (const sourceId of unread) await read(context, organizationId, sourceId, attempt);

  const takenAt = context.clock();
  const sources = await inOrganization(context.db, organizationId, (db) =>
    store.takeSources(db, organizationId),
  );
  if (sources.length === 0) {
    await endWithout(context, organizationId, id, "nothing_readable");
    return `training ${id}: none of the sources could be read`;
  }
  context.events.publish({ organizationId, kind: "training", id });
  const built = await buildInThread(sources);
  const key = fileKey(organizationId, "version");
  await context.files.put(key, built.bytes);

  const version = await inOrganization(context.db, organizationId, async (db) => {
    await store.findOrganization(db, organizationId, true);
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
        accuracy: built.accuracy,
        created_at: takenAt,
      },
      context.clock(),
    );
    if (version) await store.setPublished(db, organizationId, version, context.clock());
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
  problem: "nothing_readable" | "internal",
): Promise<void> {
  const ended = await inOrganization(context.db, organizationId, (db) =>
    store.failTraining(db, organizationId, id, problem, context.clock()),
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
  } catch (problem) {
    context.log.warn({ problem: (problem as Error).message }, "files of old versions were not removed");
  }
  await clearDeleted(context, organizationId);
}
