import { setImmediate } from "node:timers/promises";
import { maxShownMatches, maxTriedTickets, type TriageTrial } from "#shared/contract/triage-rules.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { readPastTickets } from "./store/past-tickets.ts";
import { findTickets } from "./store/ticket-list.ts";
import { lockRule, readRule, setRule } from "./store/triage-rules.ts";
import { matchesConditions, topicOfReply } from "./triage-matching.ts";
import { hasSameConditions } from "./triage-rule-values.ts";

/**
 * The past tickets that a rule would have matched, by the same conditions on the same words as when it is switched on.
 * Afterwards the rule may be switched on, as long as its conditions stay as they were tried.
 */
export async function tryTriageRule(
  context: Context,
  organizationId: OrganizationId,
  ruleId: string,
): Promise<TriageTrial> {
  const { rule, tickets, clarifyFrom } = await inOrganization(context.db, organizationId, async (db) => ({
    rule: await readRule(db, organizationId, ruleId),
    tickets: await readPastTickets(db, organizationId, maxTriedTickets),
    clarifyFrom: (await readAgent(db, organizationId)).clarifyFrom,
  }));
  if (!rule) throw new Failure("not_found");
  const ids: string[] = [];
  for (const { id, channel, isReturning, messages } of tickets) {
    const matches = messages.some(({ text, decision, citations }) => {
      const topic = topicOfReply(decision, citations ?? [], clarifyFrom);
      return matchesConditions(rule.conditions, { text, channel, isReturning, topic });
    });
    if (matches) ids.push(id);
    // Customers who write meanwhile are not kept waiting.
    await setImmediate();
  }
  const shown = await inOrganization(context.db, organizationId, async (db) => {
    const isThere = await lockRule(db, organizationId, ruleId);
    const now = isThere ? await readRule(db, organizationId, ruleId) : null;
    if (now && hasSameConditions(now.conditions, rule.conditions))
      await setRule(db, organizationId, ruleId, { tried_at: context.clock() });
    return findTickets(
      db,
      organizationId,
      { ids: ids.slice(0, maxShownMatches) },
      { limit: maxShownMatches },
    );
  });
  return { checked: tickets.length, matched: ids.length, tickets: shown };
}
