import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import type { FactTopic, StatedFact } from "#shared/rules/business-facts.ts";
import type { Language } from "#shared/language.ts";
import type { Origin } from "#server/answers/entry.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { originLabel } from "#server/modules/agents/index.ts";
import * as rules from "./business-fact-rules.ts";
import { readFactsOperation } from "./engine-operations.ts";
import { runOnLiveVersion } from "./live-version.ts";
import * as store from "./store/business-facts.ts";

export async function readBusinessFacts(
  context: Context,
  organizationId: OrganizationId,
  language: Language,
): Promise<BusinessFactsView> {
  const read = await readFromFiles(context, organizationId, language);
  return inOrganization(context.db, organizationId, (db) => viewIn(db, organizationId, read, language));
}

async function viewIn(
  db: TenantDb,
  organizationId: OrganizationId,
  read: rules.FactsRead,
  language: Language,
): Promise<BusinessFactsView> {
  const rows = await store.listFacts(db, organizationId);
  return rules.factsView(rows, await store.liveRevisions(db, organizationId), read, language);
}

/** Confirms what files say, corrects it, or adds what they do not say. */
export async function stateBusinessFact(
  context: Context,
  { organizationId, memberId }: MemberCaller,
  given: StatedFact,
  language: Language,
): Promise<BusinessFactsView> {
  const fact = rules.tidyFact(given);
  rules.checkFact(fact);
  const read = await readFromFiles(context, organizationId, language);
  const readValue = read.values[fact.topic]?.value ?? null;
  const view = await inOrganization(context.db, organizationId, async (db) => {
    await store.saveFact(db, organizationId, fact, { readValue, memberId, at: context.clock() });
    return viewIn(db, organizationId, read, language);
  });
  context.events.publish({ organizationId, kind: "fact", id: fact.topic });
  return view;
}

/** The files hold again. */
export async function withdrawBusinessFact(
  context: Context,
  organizationId: OrganizationId,
  topic: FactTopic,
  language: Language,
): Promise<BusinessFactsView> {
  const read = await readFromFiles(context, organizationId, language);
  const view = await inOrganization(context.db, organizationId, async (db) => {
    if (!(await store.deleteFact(db, organizationId, topic))) throw new Failure("not_found");
    return viewIn(db, organizationId, read, language);
  });
  context.events.publish({ organizationId, kind: "fact", id: topic });
  return view;
}

/** What the files of the live version say; nothing before the first training, or when its file cannot be read. */
async function readFromFiles(
  context: Context,
  organizationId: OrganizationId,
  language: Language,
): Promise<rules.FactsRead> {
  const labelOf = (origin: Origin) => originLabel(origin, language);
  const input = { maxPeople: rules.maxShownPeople };
  const read = await runOnLiveVersion(context, organizationId, readFactsOperation, input);
  return { ...(read ?? rules.nothingRead), labelOf };
}

/** Everything stated, for a training inside its own transaction, with what the version keeps of it. */
export async function collectFacts(
  db: TenantDb,
  organizationId: OrganizationId,
): Promise<{ stated: StatedFact[]; revisions: Record<string, string> }> {
  const rows = await store.listFacts(db, organizationId);
  return {
    stated: rows.map(rules.statedFact),
    revisions: Object.fromEntries(rows.map(({ topic, revision }) => [topic, revision])),
  };
}

/** For the knowledge page, inside its transaction: how many statements wait for training. */
export async function countPending(db: TenantDb, organizationId: OrganizationId): Promise<number> {
  const rows = await store.listFacts(db, organizationId);
  return rules.pendingTopics(rows, await store.liveRevisions(db, organizationId)).length;
}

/** True when an agent could be trained on what was stated alone. */
export async function hasFacts(db: TenantDb, organizationId: OrganizationId): Promise<boolean> {
  return (await store.listFacts(db, organizationId)).length > 0;
}
