import type { TriageRule, TriageRuleBody } from "#shared/contract/triage-rules.ts";
import { triageLimits } from "#shared/contract/triage-rules.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { isActiveMember } from "./store/tickets.ts";
import * as store from "./store/triage-rules.ts";
import { findOrCreateTag } from "./tags.ts";
import { hasSameConditions, triageRuleValues } from "./triage-rule-values.ts";

/** What customers asked about in this time is offered as a topic. */
const topicsSinceMs = 90 * 24 * 3600 * 1000;

export const listTriageRules = (context: Context, organizationId: OrganizationId) =>
  inOrganization(context.db, organizationId, async (db) => ({
    rules: await store.listRules(db, organizationId),
    topics: await store.readTopicTitles(
      db,
      organizationId,
      new Date(context.clock().getTime() - topicsSinceMs),
      triageLimits.maxTopics,
    ),
  }));

export async function addTriageRule(
  context: Context,
  organizationId: OrganizationId,
  typed: TriageRuleBody,
): Promise<TriageRule> {
  const values = triageRuleValues(typed);
  const at = context.clock();
  return inOrganization(context.db, organizationId, async (db) => {
    await requireAssignee(db, organizationId, values.actions.assignee_id);
    const tagIds = await tagIdsOf(db, organizationId, values, at);
    const id = await store.insertRule(db, organizationId, values, tagIds, at);
    if (!id) throw new Failure("too_many_triage_rules");
    return readRule(db, organizationId, id);
  });
}

/** One whose conditions are changed is switched off: nobody has seen yet what it matches now. */
export async function changeTriageRule(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  typed: TriageRuleBody,
): Promise<TriageRule> {
  const values = triageRuleValues(typed);
  return changeRule(context, organizationId, id, async (db, before) => {
    if (values.actions.assignee_id !== before.actions.assignee?.id)
      await requireAssignee(db, organizationId, values.actions.assignee_id);
    const tagIds = await tagIdsOf(db, organizationId, values, context.clock());
    const isTried = hasSameConditions(values.conditions, before.conditions);
    await store.updateRule(db, organizationId, id, values, tagIds, isTried);
  });
}

export const enableTriageRule = (
  context: Context,
  organizationId: OrganizationId,
  id: string,
  isEnabled: boolean,
): Promise<TriageRule> =>
  changeRule(context, organizationId, id, async (db, before) => {
    if (isEnabled && before.tried_at === null) throw new Failure("triage_rule_untried");
    await store.setRule(db, organizationId, id, { is_enabled: isEnabled });
  });

export async function deleteTriageRule(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<void> {
  const isDeleted = await inOrganization(context.db, organizationId, (db) =>
    store.deleteRule(db, organizationId, id),
  );
  if (!isDeleted) throw new Failure("not_found");
}

/** Ids that are no rule of the organisation are left out; rules that are not named follow in their order. */
export async function orderTriageRules(
  context: Context,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<void> {
  await inOrganization(context.db, organizationId, async (db) => {
    const rules = await store.listRules(db, organizationId);
    const named = [...new Set(ids)].filter((id) => rules.some((rule) => rule.id === id));
    const others = rules.map(({ id }) => id).filter((id) => !named.includes(id));
    for (const [place, id] of [...named, ...others].entries())
      await store.setRule(db, organizationId, id, { position: place + 1 });
  });
}

async function changeRule(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  change: (db: TenantDb, before: TriageRule) => Promise<void>,
): Promise<TriageRule> {
  return inOrganization(context.db, organizationId, async (db) => {
    if (!(await store.lockRule(db, organizationId, id))) throw new Failure("not_found");
    await change(db, await readRule(db, organizationId, id));
    return readRule(db, organizationId, id);
  });
}

async function readRule(db: TenantDb, organizationId: OrganizationId, id: string): Promise<TriageRule> {
  const rule = await store.readRule(db, organizationId, id);
  if (!rule) throw new Failure("not_found");
  return rule;
}

async function requireAssignee(
  db: TenantDb,
  organizationId: OrganizationId,
  memberId: string | null,
): Promise<void> {
  if (memberId !== null && !(await isActiveMember(db, organizationId, memberId)))
    throw new Failure("not_found");
}

async function tagIdsOf(
  db: TenantDb,
  organizationId: OrganizationId,
  { actions }: TriageRuleBody,
  at: Date,
): Promise<string[]> {
  const ids = new Set<string>();
  for (const name of actions.tags) ids.add((await findOrCreateTag(db, organizationId, name, at)).id);
  return [...ids];
}
