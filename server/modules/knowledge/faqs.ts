import type { Faq } from "#shared/contract/faqs.ts";
import type { Language } from "#shared/language.ts";
import type { FaqEntry } from "#server/answers/entry.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { searchWords } from "#server/db/search.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { originLabel } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { faqIdOf, type WrittenFaq } from "#server/versions/written-faqs.ts";
import * as rules from "./faq-rules.ts";
import { findFaqAsking, findSourceFaq, findTargets } from "./source-faqs.ts";
import * as store from "./store/faqs.ts";

const dayMs = 24 * 3600 * 1000;

/** Author of an answer, the language that they read, and the ticket for which it was written. */
export interface Writer {
  memberId: string;
  language: Language;
  ticketId?: string | undefined;
}

export async function listFaqs(
  tenant: Tenant,
  query: { page: number; page_size: number; q?: string | undefined },
  language: Language,
) {
  const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
  const { rows, total } = await tenant.transaction((db) => store.findFaqs(db, searchWords(query.q), page));
  const targets = await findTargets(tenant, rows);
  return tenant.transaction(async (db) => {
    const live = await store.readLiveFaqs(db);
    const { faqs, hits } = await views(db, rows, targets, language, live);
    return {
      data: faqs,
      meta: { page: query.page, page_size: query.page_size, total },
      counts: await store.countFaqs(db, live),
      hits,
    };
  });
}

export async function getFaq(tenant: Tenant, id: string, language: Language): Promise<Faq> {
  const row = await tenant.transaction((db) => store.findFaq(db, id));
  if (!row) throw new Failure("not_found");
  const targets = await findTargets(tenant, [row]);
  return tenant.transaction(async (db) => {
    const live = await store.readLiveFaqs(db);
    const { faqs } = await views(db, [row], targets, language, live);
    return faqs[0] as Faq;
  });
}

async function views(
  db: TenantDb,
  rows: rules.FaqRow[],
  targets: ReadonlyMap<string, FaqEntry>,
  language: Language,
  live: rules.LiveFaqs,
): Promise<{ faqs: Faq[]; hits: number }> {
  const target = (row: rules.FaqRow) => {
    const entry = targets.get(row.id);
    return entry ? { entry, label: originLabel(entry.origin, language) } : null;
  };
  const since = new Date(db.tenant.clock().getTime() - rules.usageWindowDays * dayMs);
  const ids = rows.map((row) => rules.entryIdOf(row, target(row)));
  const hits = await store.countHits(db, ids, since, rules.maxCountedReplies);
  const status = { live, target, hits: new Map(hits.hitsById.map((hit) => [hit.entry_id, hit])) };
  return { faqs: rows.map((row) => rules.faqView(row, status)), hits: hits.written };
}

export async function createFaq(
  tenant: Tenant,
  { memberId }: MemberCaller,
  typed: rules.TypedFaq,
  language: Language,
): Promise<{ faq: Faq; instead_of: string | null }> {
  const { phrasings } = rules.tidyFaq(typed);
  const same = await findFaqAsking(tenant, phrasings);
  const id = await tenant.transaction(async (db) => {
    const written = await writeFaq(db, typed, { memberId, language }, tenant.clock());
    publishFaq(db, written);
    return written;
  });
  return {
    faq: await getFaq(tenant, id, language),
    instead_of: same ? originLabel(same.origin, language) : null,
  };
}

/** Stores an answer in the caller's transaction; returns its id or throws its problems. */
export async function writeFaq(
  db: TenantDb,
  typed: rules.TypedFaq,
  writer: Writer,
  at: Date,
): Promise<string> {
  const faq = rules.tidyFaq(typed);
  rules.checkFaq(faq, { answers: true });
  refuseRepeats(faq.phrasings, await store.listAllFaqs(db), writer.language);
  return store.insertFaq(db, { ...faq, ticketId: writer.ticketId ?? null }, writer.memberId, at);
}

function refuseRepeats(phrasings: string[], others: readonly rules.FaqRow[], language: Language): void {
  const same = rules.findRepeatedPhrasing(phrasings, others);
  if (!same) return;
  const answer = rules.nameOf({ ar: same.answer_ar, en: same.answer_en }, language);
  throw new Failure("invalid_request", { phrasings: ["question_taken"] }, undefined, { answer });
}

export async function updateFaq(
  tenant: Tenant,
  id: string,
  typed: rules.TypedFaq,
  language: Language,
): Promise<Faq> {
  const faq = rules.tidyFaq(typed);
  await tenant.transaction(async (db) => {
    const all = await store.listAllFaqs(db);
    const row = all.find((one) => one.id === id);
    if (!row) throw new Failure("not_found");
    const isWritten = row.kind === "written";
    rules.checkFaq(faq, { answers: isWritten });
    refuseRepeats(
      faq.phrasings,
      all.filter((one) => one.id !== id),
      language,
    );
    const change = isWritten ? faq : { phrasings: faq.phrasings };
    await store.changeFaq(db, id, change, tenant.clock());
    publishFaq(db, id);
  });
  return getFaq(tenant, id, language);
}

export async function deleteFaq(tenant: Tenant, id: string): Promise<null> {
  await tenant.transaction(async (db) => {
    if (!(await store.setDeleted(db, id, tenant.clock()))) throw new Failure("not_found");
    publishFaq(db, id);
  });
  return null;
}

export async function restoreFaq(tenant: Tenant, id: string, language: Language): Promise<Faq> {
  await tenant.transaction(async (db) => {
    const row = await store.findFaq(db, id, { deleted: true });
    if (!row) throw new Failure("not_found");
    refuseRepeats(row.phrasings, await store.listAllFaqs(db), language);
    await store.setDeleted(db, id, null);
    publishFaq(db, id);
  });
  return getFaq(tenant, id, language);
}

export async function addPhrasing(
  tenant: Tenant,
  { memberId }: MemberCaller,
  typed: { entry_id: string; phrasing: string },
  language: Language,
): Promise<Faq> {
  const entry = await findSourceFaq(tenant, typed.entry_id);
  const faqId = await tenant.transaction(async (db) => {
    const writer = { memberId, language };
    const added = await addPhrasings(db, entry, typed.entry_id, [typed.phrasing], writer, tenant.clock());
    publishFaq(db, added.faqId);
    return added.faqId;
  });
  return getFaq(tenant, faqId, language);
}

/** Result of adding phrasings: the new ones, and whether their row was created. */
export interface Added {
  faqId: string;
  isNew: boolean;
  phrasings: string[];
}

/**
 * Adds phrasings in the caller's transaction to an entry of the live version, which was written here or, as
 * `found`, read from a source.
 */
export async function addPhrasings(
  db: TenantDb,
  found: FaqEntry | undefined,
  entryId: string,
  typed: string[],
  writer: Writer,
  at: Date,
): Promise<Added> {
  const all = await store.listAllFaqs(db);
  const ownId = faqIdOf(entryId) ?? (await store.findAddition(db, entryId));
  const row = all.find((one) => one.id === ownId);
  const entry = row ? undefined : found;
  if (!row && !entry) throw new Failure("not_found");
  const wanted = rules.tidyFaq({ phrasings: typed, answer: { ar: null, en: null }, exact: false }).phrasings;
  const known = new Set((row?.phrasings ?? entry?.phrasings ?? []).map(sameText));
  const phrasings = wanted.filter((phrasing) => !known.has(sameText(phrasing)));
  rules.checkFaq(
    { phrasings: [...(row?.phrasings ?? []), ...wanted], answer: { ar: null, en: null }, exact: false },
    { answers: false },
  );
  refuseRepeats(
    phrasings,
    all.filter((one) => one !== row),
    writer.language,
  );
  if (row) {
    if (phrasings.length > 0)
      await store.changeFaq(db, row.id, { phrasings: [...row.phrasings, ...phrasings] }, at);
    return { faqId: row.id, isNew: false, phrasings };
  }
  const faqId = await store.insertFaq(
    db,
    additionTo(entry as FaqEntry, wanted, writer.ticketId),
    writer.memberId,
    at,
  );
  return { faqId, isNew: true, phrasings: wanted };
}

function additionTo(entry: FaqEntry, phrasings: string[], ticketId: string | undefined): rules.NewFaq {
  return {
    phrasings,
    answer: { ar: entry.answer.ar ?? null, en: entry.answer.en ?? null },
    exact: false,
    addedTo: { entryId: entry.id, question: entry.phrasings[0] ?? "" },
    ticketId: ticketId ?? null,
  };
}

/** Removes added phrasings in the caller's transaction, and the answer together with its last one. */
export async function removePhrasings(
  db: TenantDb,
  faqId: string,
  phrasings: string[],
  at: Date,
): Promise<void> {
  const row = await store.findFaq(db, faqId);
  if (!row) return;
  const removed = new Set(phrasings.map(sameText));
  const left = row.phrasings.filter((phrasing) => !removed.has(sameText(phrasing)));
  if (left.length === 0) await store.setDeleted(db, faqId, at);
  else if (left.length < row.phrasings.length) await store.changeFaq(db, faqId, { phrasings: left }, at);
}

/** Notifies pages that show answers, their counts or unanswered questions. */
function publishFaq(db: TenantDb, id: string): void {
  db.publish({ kind: "faq", id });
}

/** Collects all answers of the portal for a training, in its transaction, with what the version keeps of them. */
export async function collectFaqs(
  db: TenantDb,
): Promise<{ written: WrittenFaq[]; ids: string[]; revisions: string[] }> {
  const rows = await store.listAllFaqs(db);
  return {
    written: rows.map(rules.toWrittenFaq),
    ids: rows.map((row) => row.id),
    revisions: rows.map((row) => row.revision),
  };
}

/** Counts the changes that wait for training, in the transaction of the knowledge page. */
export async function countPending(db: TenantDb): Promise<number> {
  return (await store.countFaqs(db, await store.readLiveFaqs(db))).pending;
}

/** Whether the answers of the portal alone are enough for a training. */
export async function hasFaqs(db: TenantDb): Promise<boolean> {
  return (await store.listAllFaqs(db)).some((row) => row.kind === "written");
}

export { purgeDeleted, readLiveFaqs } from "./store/faqs.ts";
