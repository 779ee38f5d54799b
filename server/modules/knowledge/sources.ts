import {
  audience as audienceOf,
  sourceSection,
  type Audience,
  type Source,
} from "#shared/contract/knowledge.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { storableJson } from "#server/db/storable-json.ts";
import type { PageResult, ReadDocument } from "#server/documents/document.ts";
import { isOtherTypeAtSight } from "#server/documents/first-look.ts";
import { readPage } from "#server/documents/page.ts";
import { maxDocumentBytes } from "#shared/rules/document-file.ts";
import { extensionOf, readDocument } from "#server/documents/read.ts";
import { buildTemplate } from "#server/documents/template.ts";
import { fileKey } from "#server/files/file-store.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import type { FileResult, UploadedFile } from "#server/http/serve.ts";
import { type Attempt, enqueue } from "#server/jobs/jobs.ts";
import { knowledgeQueue } from "#server/jobs/queues.ts";
import { updateOrganization } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as rules from "./source-rules.ts";
import { listDeletedFiles, purgeDeleted } from "./store/deleted-sources.ts";
import { endFollowing } from "./store/linked-pages.ts";
import * as store from "./store/sources.ts";

type Section = Source["section"];

/** Attempts of a job before the source fails; the pauses between them add up to half a minute. */
const attempts = 4;
const noSources: ReadonlySet<string> = new Set();

/** Lists the sources for the knowledge page. */
export async function listSources(db: TenantDb, language: Language) {
  const live = await store.liveSources(db);
  const rows = await store.listSources(db);
  return {
    brand: await store.findBrand(db),
    sources: rows.map((row) => rules.sourceView(row, new Set(live), language)),
    pending_changes: await store.countPending(db, live),
  };
}

/** Stores an uploaded file. Obvious problems are refused here, others are found by reading it. */
export async function uploadFile(
  tenant: Tenant,
  file: UploadedFile | null,
  typed: { kind?: string | undefined; audience?: string | undefined },
  language: Language,
): Promise<Source> {
  const section = sourceSection.safeParse(typed.kind ?? "common");
  const audience = audienceOf.safeParse(typed.audience ?? "customers");
  if (!section.success || !audience.success)
    throw new Failure("invalid_request", {
      ...(!section.success && { kind: ["invalid"] }),
      ...(!audience.success && { audience: ["invalid"] }),
    });
  if (!file?.filename) throw new Failure("file_missing");
  const name = rules.displayName(file.filename);
  const format = extensionOf(name);
  if (!format) throw new Failure("invalid_file_type");
  if (file.truncated || file.bytes.byteLength > maxDocumentBytes) throw new Failure("file_too_large");
  if (file.bytes.byteLength === 0) throw new Failure("file_empty");
  if (isOtherTypeAtSight(file.bytes, name)) throw new Failure("invalid_file_type");

  const key = fileKey(tenant.id, "source");
  await tenant.files.put(key, file.bytes);
  try {
    return await addSource(tenant, language, {
      section: section.data,
      audience: audience.data,
      kind: "file",
      name,
      format,
      size_bytes: file.bytes.byteLength,
      file_key: key,
      created_at: tenant.clock(),
    });
  } catch (problem) {
    await tenant.files.delete(key).catch(() => {});
    throw problem;
  }
}

export async function addUrl(
  tenant: Tenant,
  typed: string,
  place: { section: Section; audience: Audience; with_links: boolean },
  language: Language,
): Promise<Source> {
  const url = rules.normaliseUrl(typed);
  if (!url) throw new Failure("invalid_url");
  return addSource(tenant, language, {
    ...place,
    kind: "url",
    name: rules.urlName(url),
    format: "html",
    url,
    created_at: tenant.clock(),
  });
}

async function addSource(tenant: Tenant, language: Language, source: store.NewSource): Promise<Source> {
  const row = await tenant.transaction(async (db) => {
    const added = await store.insertSource(db, source);
    if (!added) throw new Failure("url_already_added");
    await enqueueReading(db, added.id);
    db.publish({ kind: "source", id: added.id });
    return added;
  });
  return rules.sourceView(row, noSources, language);
}

const enqueueReading = (db: TenantDb, sourceId: string) =>
  enqueue(
    db,
    "knowledge.read",
    { sourceId },
    { queue: knowledgeQueue(db.tenant.id), key: `read:${sourceId}`, attempts },
  );

export async function setBrand(tenant: Tenant, typed: rules.Brand): Promise<rules.Brand> {
  const brand = rules.cleanBrand(typed);
  requireFields(rules.brandProblems(brand));
  const change = { brand_ar: brand.ar, brand_en: brand.en };
  await tenant.transaction(async (db) => {
    await updateOrganization(db, change);
    // The page of sources shows this, so open pages are notified.
    db.publish({ kind: "source", id: tenant.id });
  });
  return brand;
}

/**
 * Changes the audience of a source for the next version. Customers no longer receive what the live version contains
 * of a staff-only source.
 */
export async function setAudience(
  tenant: Tenant,
  id: string,
  audience: Audience,
  language: Language,
): Promise<Source> {
  return tenant.transaction(async (db) => {
    if (!(await store.setAudience(db, id, audience, tenant.clock()))) throw new Failure("not_found");
    db.publish({ kind: "source", id });
    return (await findWithLive(db, id, language)).source;
  });
}

/** Deletes a source with its text and file; the agent stops using it with the next training. */
export async function deleteSource(tenant: Tenant, id: string): Promise<null> {
  await tenant.transaction(async (db) => {
    if (!(await store.markDeleted(db, id, tenant.clock()))) throw new Failure("not_found");
    db.publish({ kind: "source", id });
  });
  await deleteRemovedFiles(tenant);
  return null;
}

/** Deletes the files of deleted sources. A failure is tried again with the next deletion or training. */
export async function deleteRemovedFiles(tenant: Tenant): Promise<void> {
  try {
    const files = await tenant.transaction((db) => listDeletedFiles(db));
    for (const file of files) await tenant.files.delete(file.file_key);
    const ids = files.map((file) => file.id);
    await tenant.transaction((db) => purgeDeleted(db, ids));
  } catch (problem) {
    tenant.log.warn({ problem: (problem as Error).message }, "files of deleted sources were not removed");
  }
}

/** Queues a failed source or a page to be read again; others are returned unchanged. */
export async function retrySource(tenant: Tenant, id: string, language: Language): Promise<Source> {
  return tenant.transaction(async (db) => {
    if (await store.requestReading(db, id)) {
      await enqueueReading(db, id);
      db.publish({ kind: "source", id });
    }
    return (await findWithLive(db, id, language)).source;
  });
}

export async function readText(tenant: Tenant, id: string, language: Language) {
  const { source, document } = await tenant.transaction((db) => findWithLive(db, id, language));
  return rules.readTextView(source, document, language);
}

/** Finds a source as the knowledge page shows it, with its text. */
export async function findWithLive(
  db: TenantDb,
  id: string,
  language: Language,
): Promise<{ source: Source; document: ReadDocument | null }> {
  const row = await store.findSource(db, id);
  if (!row) throw new Failure("not_found");
  const { document, ...source } = row;
  const live = new Set(await store.liveSources(db));
  return { source: rules.sourceView(source, live, language), document };
}

export async function downloadTemplate(tenant: Tenant, language: Language): Promise<FileResult> {
  const brand = await tenant.transaction((db) => store.findBrand(db));
  const name = brand[language] || brand.ar || brand.en;
  return {
    filename: "wakil-template.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: buildTemplate(name ? { brand: name } : {}),
  };
}

/**
 * Reads a source's file or page. A problem of the source ends in `failed` with the reason; only our own errors are
 * tried again.
 */
export async function readSource(tenant: Tenant, id: string, attempt: Attempt): Promise<string> {
  const source = await tenant.transaction(async (db) => {
    const reading = await store.beginReading(db, id);
    if (reading) db.publish({ kind: "source", id });
    return reading;
  });
  if (!source) return `source ${id} was read already, or deleted`;
  const finish = (outcome: store.Reading) =>
    tenant.transaction((db) => {
      db.publish({ kind: "source", id });
      return store.finishReading(db, id, outcome, tenant.clock());
    });
  let text: string;
  try {
    const result = await readBytesOrPage(tenant, source);
    const { links = [], ...document } = result.ok ? result.document : { links: [] };
    const outcome: store.Reading = result.ok
      ? {
          document: storableJson(document),
          format: result.document.format,
          counts: rules.countsOf(result.document),
        }
      : { problem: result.problem };
    const isSaved = await finish(outcome);
    if (!isSaved) text = `source ${id} was read by someone else, or deleted meanwhile`;
    else if ("problem" in outcome) text = `source ${id} could not be read: ${outcome.problem}`;
    else {
      const url = (result.ok && result.finalUrl) || source.url;
      if (source.with_links && url) await addLinkedPages(tenant, { ...source, url }, links);
      text = `read source ${id}: ${outcome.counts.blocks} blocks, ${outcome.counts.faqs} answers, ${outcome.counts.products} products`;
    }
  } catch (problem) {
    if (!attempt.last) throw problem;
    tenant.log.error({ source: id, problem: (problem as Error).message }, "a source could not be read");
    await finish({ problem: "internal" });
    text = `source ${id} could not be read: internal`;
  }
  return text;
}

/** Adds the linked pages of the same site as sources, once; existing ones do not change. */
export async function addLinkedPages(
  tenant: Tenant,
  page: { id: string; url: string; section: string; audience: string },
  links: readonly string[],
): Promise<void> {
  await tenant.transaction(async (db) => {
    await endFollowing(db, page.id);
    for (const url of rules.linkedPages(page.url, links)) {
      const added = await store.insertSource(db, {
        section: page.section as Section,
        audience: page.audience as Audience,
        kind: "url",
        name: rules.urlName(url),
        format: "html",
        url,
        created_at: tenant.clock(),
      });
      if (!added) continue;
      await enqueueReading(db, added.id);
      db.publish({ kind: "source", id: added.id });
    }
  });
}

async function readBytesOrPage(
  context: Context,
  source: { name: string; url: string | null; file_key: string | null },
): Promise<PageResult & { finalUrl?: string }> {
  if (source.url) return readPage({ url: source.url });
  return readDocument({ bytes: await context.files.get(source.file_key ?? ""), filename: source.name });
}

/** Exports the functions that a training uses for sources, in its transactions. */
export {
  isAnythingToTrain,
  releaseSources,
  settleSources,
  collectSources,
  unreadSources,
} from "./store/sources.ts";
