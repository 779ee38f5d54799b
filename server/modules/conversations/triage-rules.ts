import type { TriageRule, TriageRuleBody } from "#shared/contract/triage-rules.ts";
import { triageLimits } from "#shared/values/triage-rules.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { isActiveMember } from "./store/tickets.ts";
import * as store from "./store/triage-rules.ts";
import { findOrCreateTag } from "./tags.ts";
import { hasSameConditions, triageRuleValues } from "./triage-rule-values.ts";

/** Period of the topics that are offered for rules. */
const topicsSinceMs = 90 * 24 * 3600 * 1000;

export const listTriageRules = (tenant: Tenant) =>
  tenant.transaction(async (db) => ({
    rules: await store.listRules(db),
    topics: await store.readTopicTitles(
      db,
      new Date(tenant.clock().getTime() - topicsSinceMs),
      triageLimits.maxTopics,
    ),
  }));

export async function addTriageRule(tenant: Tenant, typed: TriageRuleBody): Promise<TriageRule> {
  const values = triageRuleValues(typed);
  const at = tenant.clock();
  return tenant.transaction(async (db) => {
    await requireAssignee(db, values.actions.assignee_id);
    const tagIds = await tagIdsOf(db, values, at);
    const id = await store.insertRule(db, values, tagIds, at);
    if (!id) throw new Failure("too_many_triage_rules");
    return readRule(db, id);
  });
}

/** Changes a rule. A rule whose conditions change is switched off until it has been tried again. */
export async function changeTriageRule(
  tenant: Tenant,
  id: string,
  typed: TriageRuleBody,
): Promise<TriageRule> {
  const values = triageRuleValues(typed);
  return changeRule(tenant, id, async (db, before) => {
    if (values.actions.assignee_id !== before.actions.assignee?.id)
      await requireAssignee(db, values.actions.assignee_id);
    const tagIds = await tagIdsOf(db, values, tenant.clock());
    const isTried = hasSameConditions(values.conditions, before.conditions);
    await store.updateRule(db, id, values, tagIds, isTried);
  });
}

export const enableTriageRule = (tenant: Tenant, id: string, isEnabled: boolean): Promise<TriageRule> =>
  changeRule(tenant, id, async (db, before) => {
    if (isEnabled && before.tried_at === null) throw new Failure("triage_rule_untried");
    await store.setRule(db, id, { is_enabled: isEnabled });
  });

export async function deleteTriageRule(tenant: Tenant, id: string): Promise<void> {
  const isDeleted = await tenant.transaction((db) => store.deleteRule(db, id));
  if (!isDeleted) throw new Failure("not_found");
}

/** Orders the rules; unknown ids are left out, and rules that are not named follow in their former order. */
export async function orderTriageRules(tenant: Tenant, ids: readonly string[]): Promise<void> {
  await tenant.transaction(async (db) => {
    const rules = await store.listRules(db);
    const named = [...new Set(ids)].filter((id) => rules.some((rule) => rule.id === id));
    const others = rules.map(({ id }) => id).filter((id) => !named.includes(id));
    for (const [place, id] of [...named, ...others].entries())
      await store.setRule(db, id, { position: place + 1 });
  });
}

async function changeRule(
  tenant: Tenant,
  id: string,
  change: (db: TenantDb, before: TriageRule) => Promise<void>,
): Promise<TriageRule> {
  return tenant.transaction(async (db) => {
    if (!(await store.lockRule(db, id))) throw new Failure("not_found");
    await change(db, await readRule(db, id));
    return readRule(db, id);
  });
}

async function readRule(db: TenantDb, id: string): Promise<TriageRule> {
  const rule = await store.readRule(db, id);
  if (!rule) throw new Failure("not_found");
  return rule;
}

async function requireAssignee(db: TenantDb, memberId: string | null): Promise<void> {
  if (memberId !== null && !(await isActiveMember(db, memberId))) throw new Failure("not_found");
}

async function tagIdsOf(db: TenantDb, { actions }: TriageRuleBody, at: Date): Promise<string[]> {
  const ids = new Set<string>();
  for (const name of actions.tags) ids.add((await findOrCreateTag(db, name, at)).id);
  return [...ids];
}
