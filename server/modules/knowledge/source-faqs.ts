import type { FaqEntry } from "#server/answers/entry.ts";
import type { Tenant } from "#server/tenant.ts";
import { findAskingOperation, findSourceFaqOperation, findTargetsOperation } from "./engine-operations.ts";
import { type FaqRow, toWrittenFaq } from "./faq-rules.ts";
import { runOnLiveVersion } from "./live-version.ts";

/** Finds the answers of sources to which phrasings were added, by the rows' ids. */
export async function findTargets(
  tenant: Tenant,
  rows: readonly FaqRow[],
): Promise<ReadonlyMap<string, FaqEntry>> {
  const additions = rows.flatMap((row) => {
    const { addedTo, answer } = toWrittenFaq(row);
    return addedTo ? [{ id: row.id, addedTo, answer }] : [];
  });
  if (additions.length === 0) return new Map();
  const targets = await runOnLiveVersion(tenant, findTargetsOperation, additions);
  return new Map(
    additions.flatMap(({ id }, index) => {
      const entry = targets?.[index];
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

/** Finds the answer of a source in the live version. */
export const findSourceFaq = (tenant: Tenant, entryId: string) =>
  runOnLiveVersion(tenant, findSourceFaqOperation, entryId);

/** Finds the first answer of a source in the live version to exactly one of these questions. */
export const findFaqAsking = (tenant: Tenant, questions: readonly string[]) =>
  runOnLiveVersion(tenant, findAskingOperation, questions);
