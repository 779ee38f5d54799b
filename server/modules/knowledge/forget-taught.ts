import type { Report } from "#shared/contract/quality.ts";
import { fileKey } from "#server/files/file-store.ts";
import { resetVectors } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { rewriteInThread } from "#server/versions/build-in-thread.ts";
import { sameText } from "#server/answers/text/same-text.ts";
import { writtenEntryId } from "#server/versions/written-faqs.ts";
import { tidyQuestion } from "./correction-rules.ts";
import * as store from "./store/taught-phrasings.ts";

/**
 * The phrasings that an answer loses when the messages that taught it are erased; an answer without phrasings is
 * deleted.
 */
export interface TaughtChange {
  id: string;
  answer: string;
  revision: string;
  gone: string[];
  left: string[];
}

/** A customer's erased words, which trained versions contain until `rewriteVersions` has run. */
export interface ForgottenWords {
  faqIds: string[];
  /** Revisions of answers before and after the erasure, for the lists of versions. */
  revisions: Record<string, string>;
  phrasings: string[];
  questionIds: string[];
  /** Former and new titles of answers; citations show the first phrasing as title. */
  titles: { entryId: string; gone: string[]; title: string }[];
}

/**
 * Finds the answers that were taught with the words of these messages. Phrasings that an owner has changed since
 * are kept.
 */
export async function findTaught(db: TenantDb, messageIds: string[]): Promise<TaughtChange[]> {
  const rows = await store.findTaught(db, messageIds);
  return rows.flatMap((row) => {
    const theirs = new Set(
      [...row.taught, ...row.written.flatMap((text) => [text, tidyQuestion(text)])].map(sameText),
    );
    const isTheirs = (phrasing: string) => theirs.has(sameText(phrasing));
    const gone = row.phrasings.filter(isTheirs);
    const left = row.phrasings.filter((phrasing) => !isTheirs(phrasing));
    const { id, revision } = row;
    return gone.length === 0
      ? []
      : [{ id, revision, answer: row.answer_ar ?? row.answer_en ?? "", gone, left }];
  });
}

/**
 * Deletes what was learnt from the words of these messages: phrasings of answers, confirmed test questions and
 * groups of unanswered questions. Answers with another phrasing are kept.
 */
export async function forgetTaught(db: TenantDb, messageIds: string[], at: Date): Promise<ForgottenWords> {
  const changes = await findTaught(db, messageIds);
  const revisions: Record<string, string> = {};
  for (const { id, revision, gone, left } of changes) {
    if (left.length === 0) await store.deleteAnswer(db, id);
    else revisions[revision] = await store.keepPhrasings(db, id, left, at);
    await store.retitleQuestions(db, writtenEntryId(id), gone, left[0] ?? "");
    db.publish({ kind: "faq", id });
  }
  const questions = await store.deleteConfirmedQuestions(db, messageIds);
  return {
    faqIds: changes.map(({ id }) => id),
    revisions,
    phrasings: [...changes.flatMap(({ gone }) => gone), ...questions.map(({ question }) => question)],
    questionIds: questions.map(({ id }) => id),
    titles: changes.map(({ id, gone, left }) => ({
      entryId: writtenEntryId(id),
      gone,
      title: left[0] ?? "",
    })),
  };
}

/** Deletes the groups of unanswered questions that contain these messages or suggest an answer that lost phrasings. */
export const forgetOpenQuestions = (
  db: TenantDb,
  messageIds: string[],
  { faqIds }: Pick<ForgottenWords, "faqIds">,
): Promise<void> => store.deleteQuestionGroups(db, { messageIds, entryIds: faqIds.map(writtenEntryId) });

/**
 * Rewrites all versions that contain the erased words, including the live one, without them. Their other answers do
 * not change, nor does the choice of the live version. It runs in the queue of trainings, so that no version is
 * built from the earlier answers in the meantime. Returns the number of versions.
 */
export async function rewriteVersions(tenant: Tenant, words: ForgottenWords): Promise<number> {
  if (words.faqIds.length === 0 && words.questionIds.length === 0) return 0;
  const versions = await tenant.transaction((db) =>
    store.findVersionsKnowing(db, words.faqIds, words.questionIds),
  );
  for (const version of versions) await rewriteVersion(tenant, version, words);
  return versions.length;
}

async function rewriteVersion(
  tenant: Tenant,
  version: store.KnowingVersionRow,
  words: ForgottenWords,
): Promise<void> {
  const { phrasings } = words;
  const rewrite = async (key: string) => {
    const written = await rewriteInThread({ bytes: await tenant.files.get(key), phrasings });
    const file = { key: fileKey(tenant.id, "version"), sizeBytes: written.bytes.byteLength };
    await tenant.files.put(file.key, written.bytes);
    return { ...file, sha256: written.sha256, entries: written.entries };
  };
  const isAnswering = version.is_stored && version.knows;
  const file = isAnswering ? await rewrite(version.file_key) : undefined;
  const staff = isAnswering && version.staff_file_key ? await rewrite(version.staff_file_key) : null;
  // Deleted answers are removed from the version's list; `revisions` holds those that are kept.
  const remainingFaqs = version.faq_ids.flatMap((id, index) => {
    const revision = version.faq_revisions[index] ?? "";
    if (!words.faqIds.includes(id)) return [{ id, revision }];
    const after = words.revisions[revision];
    return after ? [{ id, revision: after }] : [];
  });
  const vectors = await tenant.transaction(async (db) => {
    await store.replaceVersion(db, version.id, {
      ...(file && { file }),
      staff,
      faqIds: remainingFaqs.map(({ id }) => id),
      faqRevisions: remainingFaqs.map(({ revision }) => revision),
      quality: version.quality === null ? null : withoutWords(version.quality as Report, words),
    });
    db.publish({ kind: "version", id: version.id });
    return file ? resetVectors(db, version.id) : [];
  });
  const replaced = [file && version.file_key, staff && version.staff_file_key, ...vectors];
  for (const key of replaced) if (key) await tenant.files.delete(key);
}

/**
 * Returns a report without the examples that contain erased words or were derived from them, such as one with a
 * typing error.
 */
function withoutWords(report: Report, { faqIds, phrasings, questionIds }: ForgottenWords): Report {
  const gone = new Set(phrasings.map(sameText));
  const entries = new Set(faqIds.map(writtenEntryId));
  const repeats = ({ question_id: id, question, found, expected }: Report["failures"][number]) =>
    (id !== null && questionIds.includes(id)) ||
    [question, found?.title ?? "", expected?.title ?? ""].some((text) => gone.has(sameText(text))) ||
    (expected?.entry_id != null && entries.has(expected.entry_id));
  const failures = report.failures.filter((failure) => !repeats(failure));
  return {
    ...report,
    failures,
    left_out: report.left_out + report.failures.length - failures.length,
    comparison: report.comparison && {
      ...report.comparison,
      examples: report.comparison.examples.filter((example) => !repeats(example)),
    },
  };
}
