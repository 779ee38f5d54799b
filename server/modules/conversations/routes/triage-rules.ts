import {
  addTriageRule as addTriageRuleCall,
  changeTriageRule as changeTriageRuleCall,
  deleteTriageRule as deleteTriageRuleCall,
  enableTriageRule as enableTriageRuleCall,
  listTriageRules as listTriageRulesCall,
  orderTriageRules as orderTriageRulesCall,
  tryTriageRule as tryTriageRuleCall,
} from "#shared/contract/triage-rules.ts";
import { type Route, serve } from "#server/http/serve.ts";
import {
  addTriageRule,
  changeTriageRule,
  deleteTriageRule,
  enableTriageRule,
  listTriageRules,
  orderTriageRules,
} from "#server/modules/conversations/triage-rules.ts";
import { tryTriageRule } from "#server/modules/conversations/triage-trial.ts";

export const triageRuleRoutes: Route[] = [
  serve(listTriageRulesCall, async ({ tenant }) => ({
    data: await listTriageRules(tenant),
  })),
  serve(addTriageRuleCall, async ({ tenant, body }) => ({
    data: await addTriageRule(tenant, body),
  })),
  serve(changeTriageRuleCall, async ({ tenant, params, body }) => ({
    data: await changeTriageRule(tenant, params.id, body),
  })),
  serve(enableTriageRuleCall, async ({ tenant, params, body }) => ({
    data: await enableTriageRule(tenant, params.id, body.is_enabled),
  })),
  serve(deleteTriageRuleCall, async ({ tenant, params }) => {
    await deleteTriageRule(tenant, params.id);
    return { data: null };
  }),
  serve(orderTriageRulesCall, async ({ tenant, body }) => {
    await orderTriageRules(tenant, body.ids);
    return { data: null };
  }),
  serve(tryTriageRuleCall, async ({ tenant, params }) => ({
    data: await tryTriageRule(tenant, params.id),
  })),
];
