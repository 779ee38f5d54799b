import type { Source, Training, Version } from "#shared/contract/knowledge.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import type { ReadDocument } from "#server/documents/document.ts";
import { isOtherTypeAtSight } from "#server/documents/first-look.ts";
import { extensionOf, MAX_DOCUMENT_BYTES } from "#server/documents/read.ts";
import { buildTemplate } from "#server/documents/template.ts";
import { fileKey } from "#server/files/file-store.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { knowledgeQueue } from "#server/jobs/queues.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

type Section = Source["section"];

/** How often a job is tried before a person hears of it: the waits between add up to half a minute. */
const attempts = 4;
const noSources: ReadonlySet<string> = new Set();

export async function overview(context: Context, organizationId: OrganizationId, language: Language) {
  return inOrganization(context.db, organizationId, async (db) => {
    const { brand, liveId } = await store.findOrganization(db, organizationId);
    const versions = await store.listVersions(db, organizationId);
    const liveSources = versions.find((version) => version.id === liveId)?.source_ids ?? [];
    const training = await store.latestTraining(db, organizationId);
    const sources = await store.listSources(db, organizationId);
    return {
      brand,
      sources: sources.map((row) => rules.sourceView(row, new Set(liveSources), language)),
      versions: versions.map((row) => rules.versionView(row, liveId)),
      training: training && rules.trainingView(training, language),
      pending_changes: await store.countPending(db, organizationId, liveSources),
    };
  });
}

/** Takes a file in; what is wrong with it at first sight is refused here, the rest found by reading it. */
export async function uploadFile(
  context: Context,
  organizationId: OrganizationId,
  file: UploadedFile | null,
  section: string | undefined,
  language: Language,
): Promise<Source> {
  requireFields({
    kind: section === undefined || section === "common" || section === "product" ? null : "invalid",
  });
  if (!file?.filename) throw new Failure("file_missing");
  const name = rules.displayName(file.filename);
  const format = extensionOf(name);
  if (!format) throw new Failure("invalid_file_type");
  if (file.truncated || file.bytes.byteLength > MAX_DOCUMENT_BYTES) throw new Failure("file_too_large");
  if (file.bytes.byteLength === 0) throw new Failure("file_empty");
  if (isOtherTypeAtSight(file.bytes, name)) throw new Failure("invalid_file_type");

  const key = fileKey(organizationId, "source");
  await context.files.put(key, file.bytes);
  try {
    return await addSource(context, organizationId, language, {
      section: (section ?? "common") as Section,
      kind: "file",
      name,
      format,
      size_bytes: file.bytes.byteLength,
      file_key: key,
      created_at: context.clock(),
    });
  } catch (problem) {
    await context.files.delete(key).catch(() => {});
    throw problem;
  }
}

export async function addUrl(
  context: Context,
  organizationId: OrganizationId,
  typed: string,
  section: Section,
  language: Language,
): Promise<Source> {
  const url = rules.normaliseUrl(typed);
  if (!url) throw new Failure("invalid_url");
  return addSource(context, organizationId, language, {
    section,
    kind: "url",
    name: rules.urlName(url),
    format: "html",
    url,
    created_at: context.clock(),
  });
}

async function addSource(
  context: Context,
  organizationId: OrganizationId,
  language: Language,
  source: store.NewSource,
): Promise<Source> {
  const row = await inOrganization(context.db, organizationId, async (db) => {
    const added = await store.insertSource(db, organizationId, source);
    if (!added) throw new Failure("url_already_added");
    await enqueueReading(db, organizationId, added.id);
    return added;
  });
  context.events.publish({ organizationId, kind: "source", id: row.id });
  return rules.sourceView(row, noSources, language);
}

const enqueueReading = (db: TenantDb, organizationId: OrganizationId, sourceId: string) =>
  enqueue(
    db,
    organizationId,
    "knowledge.read",
    { sourceId },
    { queue: knowledgeQueue(organizationId), key: `read:${sourceId}`, attempts },
  );

export async function setBrand(
  context: Context,
  organizationId: OrganizationId,
  typed: rules.Brand,
): Promise<rules.Brand> {
  const brand = rules.cleanBrand(typed);
  requireFields(rules.brandProblems(brand));
  await inOrganization(context.db, organizationId, (db) => store.saveBrand(db, organizationId, brand));
  // Shown on the page of sources, so whoever has that open fetches it again.
  context.events.publish({ organizationId, kind: "source", id: organizationId });
  return brand;
}

/** The agent forgets the source with the next training; the portal, its text and its bytes do so now. */
export async function deleteSource(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<null> {
  const deleted = await inOrganization(context.db, organizationId, (db) =>
    store.markDeleted(db, organizationId, id, context.clock()),
  );
  if (!deleted) throw new Failure("not_found");
  context.events.publish({ organizationId, kind: "source", id });
  await clearDeleted(context, organizationId);
  return null;
}

/** Removes the bytes of deleted sources. What fails is tried again with the next deletion or training. */
export async function clearDeleted(context: Context, organizationId: OrganizationId): Promise<void> {
  try {
    const files = await inOrganization(context.db, organizationId, (db) =>
      store.deletedFiles(db, organizationId),
    );
    for (const file of files) await context.files.delete(file.file_key);
    const ids = files.map((file) => file.id);
    await inOrganization(context.db, organizationId, (db) => store.forgetDeleted(db, organizationId, ids));
  } catch (problem) {
    context.log.warn({ problem: (problem as Error).message }, "files of deleted sources were not removed");
  }
}

/** Reads a failed source, or a page, once more; anything else is answered as it stands. */
export async function retrySource(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  language: Language,
): Promise<Source> {
  const { source, asked } = await inOrganization(context.db, organizationId, async (db) => {
    const asked = await store.askToRead(db, organizationId, id);
    if (asked) await enqueueReading(db, organizationId, id);
    return { asked, source: (await findWithLive(db, organizationId, id, language)).source };
  });
  if (asked) context.events.publish({ organizationId, kind: "source", id });
  return source;
}

export async function readText(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  language: Language,
) {
  const { source, document } = await inOrganization(context.db, organizationId, (db) =>
    findWithLive(db, organizationId, id, language),
  );
  return rules.readTextView(source, document, language);
}

async function findWithLive(
  db: TenantDb,
  organizationId: OrganizationId,
  id: string,
  language: Language,
): Promise<{ source: Source; document: ReadDocument | null }> {
  const row = await store.findSource(db, organizationId, id);
  if (!row) throw new Failure("not_found");
  const { document, ...source } = row;
  const { liveId } = await store.findOrganization(db, organizationId);
  const live = liveId ? await store.findVersion(db, organizationId, liveId) : null;
  return { source: rules.sourceView(source, new Set(live?.source_ids), language), document };
}

export async function downloadTemplate(
  context: Context,
  organizationId: OrganizationId,
  language: Language,
): Promise<FileResult> {
  const { brand } = await inOrganization(context.db, organizationId, (db) =>
    store.findOrganization(db, organizationId),
  );
  const name = brand[language] || brand.ar || brand.en;
  return {
    filename: "wakil-template.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: buildTemplate(name ? { brand: name } : {}),
  };
}

/** Begins one training; a second one while it runs is refused. */
export async function train(
  context: Context,
  organizationId: OrganizationId,
  memberId: string,
): Promise<string> {
  const now = context.clock();
  const id = await inOrganization(context.db, organizationId, async (db) => {
    if (!(await store.isAnythingToTrain(db, organizationId))) throw new Failure("nothing_to_train");
    const lost = await store.findLostTraining(
      db,
      organizationId,
      new Date(now.getTime() - rules.lostAfterMs),
    );
    if (lost) await store.failTraining(db, organizationId, lost, "internal", now);
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
    const { liveId } = await store.findOrganization(db, organizationId, true);
    const found = await store.findVersion(db, organizationId, id);
    if (!found) throw new Failure("not_found");
    if (id === liveId) throw new Failure("version_is_live");
    await store.setPublished(db, organizationId, found, now);
    return found;
  });
  context.events.publish({ organizationId, kind: "version", id });
  return rules.versionView({ ...version, published_at: now }, id);
}
