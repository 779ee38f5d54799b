import { setImmediate } from "node:timers/promises";
import { maxShownMatches, maxTriedTickets, type TriageTrial } from "#shared/contract/triage-rules.ts";
import { Failure } from "#server/http/failure.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant } from "#server/tenant.ts";
import { readPastTickets } from "./store/past-tickets.ts";
import { findTickets } from "./store/ticket-list.ts";
import { lockRule, readRule, setRule } from "./store/triage-rules.ts";
import { matchesConditions, topicOfReply } from "./triage-matching.ts";
import { hasSameConditions } from "./triage-rule-values.ts";

/**
 * Lists the past tickets that a rule would have matched, with the same conditions and facts as when it is switched on.
 * Afterwards the rule can be switched on as long as its conditions do not change.
 */
export async function tryTriageRule(tenant: Tenant, ruleId: string): Promise<TriageTrial> {
  const { rule, tickets, clarifyFrom } = await tenant.transaction(async (db) => ({
    rule: await readRule(db, ruleId),
    tickets: await readPastTickets(db, maxTriedTickets),
    clarifyFrom: (await readAgent(db)).clarifyFrom,
  }));
  if (!rule) throw new Failure("not_found");
  const ids: string[] = [];
  for (const { id, channel, isReturning, messages } of tickets) {
    const matches = messages.some(({ text, decision, citations }) => {
      const topic = topicOfReply(decision, citations ?? [], clarifyFrom);
      return matchesConditions(rule.conditions, { text, channel, isReturning, topic });
    });
    if (matches) ids.push(id);
    // Yielding to the event loop keeps other requests from waiting.
    await setImmediate();
  }
  const shown = await tenant.transaction(async (db) => {
    const isThere = await lockRule(db, ruleId);
    const now = isThere ? await readRule(db, ruleId) : null;
    if (now && hasSameConditions(now.conditions, rule.conditions))
      await setRule(db, ruleId, { tried_at: tenant.clock() });
    return findTickets(db, { ids: ids.slice(0, maxShownMatches) }, { limit: maxShownMatches });
  });
  return { checked: tickets.length, matched: ids.length, tickets: shown };
}
