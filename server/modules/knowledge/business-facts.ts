import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import type { FactTopic, StatedFact } from "#shared/rules/business-facts.ts";
import type { Language } from "#shared/language.ts";
import type { Origin } from "#server/answers/entry.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { originLabel } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import * as rules from "./business-fact-rules.ts";
import { readFactsOperation } from "./engine-operations.ts";
import { runOnLiveVersion } from "./live-version.ts";
import * as store from "./store/business-facts.ts";

export async function readBusinessFacts(tenant: Tenant, language: Language): Promise<BusinessFactsView> {
  const read = await readFromFiles(tenant, language);
  return tenant.transaction((db) => viewIn(db, read, language));
}

async function viewIn(db: TenantDb, read: rules.FactsRead, language: Language): Promise<BusinessFactsView> {
  const rows = await store.listFacts(db);
  return rules.factsView(rows, await store.readLiveRevisions(db), read, language);
}

/** Stores the owner's statement: it confirms or corrects what files say, or adds to it. */
export async function stateBusinessFact(
  tenant: Tenant,
  { memberId }: MemberCaller,
  typedFact: StatedFact,
  language: Language,
): Promise<BusinessFactsView> {
  const fact = rules.tidyFact(typedFact);
  rules.checkFact(fact);
  const read = await readFromFiles(tenant, language);
  const readValue = read.values[fact.topic]?.value ?? null;
  return tenant.transaction(async (db) => {
    await store.saveFact(db, fact, { readValue, memberId, at: tenant.clock() });
    db.publish({ kind: "fact", id: fact.topic });
    return viewIn(db, read, language);
  });
}

/** Removes the statement, so that the files apply again. */
export async function withdrawBusinessFact(
  tenant: Tenant,
  topic: FactTopic,
  language: Language,
): Promise<BusinessFactsView> {
  const read = await readFromFiles(tenant, language);
  return tenant.transaction(async (db) => {
    if (!(await store.deleteFact(db, topic))) throw new Failure("not_found");
    db.publish({ kind: "fact", id: topic });
    return viewIn(db, read, language);
  });
}

/**
 * Reads the facts from the files of the live version; none before the first training, or when its file cannot be
 * read.
 */
async function readFromFiles(tenant: Tenant, language: Language): Promise<rules.FactsRead> {
  const labelOf = (origin: Origin) => originLabel(origin, language);
  const input = { maxPeople: rules.maxShownPeople };
  const read = await runOnLiveVersion(tenant, readFactsOperation, input);
  return { ...(read ?? rules.nothingRead), labelOf };
}

/** Collects all statements for a training, in its transaction, with what the version keeps of them. */
export async function collectFacts(
  db: TenantDb,
): Promise<{ stated: StatedFact[]; revisions: Record<string, string> }> {
  const rows = await store.listFacts(db);
  return {
    stated: rows.map(rules.statedFact),
    revisions: Object.fromEntries(rows.map(({ topic, revision }) => [topic, revision])),
  };
}

/** Counts the statements that wait for training, in the transaction of the knowledge page. */
export async function countPending(db: TenantDb): Promise<number> {
  const rows = await store.listFacts(db);
  return rules.pendingTopics(rows, await store.readLiveRevisions(db)).length;
}

/** Whether the statements alone are enough for a training. */
export async function hasFacts(db: TenantDb): Promise<boolean> {
  return (await store.listFacts(db)).length > 0;
}
