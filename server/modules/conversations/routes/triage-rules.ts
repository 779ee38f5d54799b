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
  serve(listTriageRulesCall, async ({ context, caller }) => ({
    data: await listTriageRules(context, caller.organizationId),
  })),
  serve(addTriageRuleCall, async ({ context, caller, body }) => ({
    data: await addTriageRule(context, caller.organizationId, body),
  })),
  serve(changeTriageRuleCall, async ({ context, caller, params, body }) => ({
    data: await changeTriageRule(context, caller.organizationId, params.id, body),
  })),
  serve(enableTriageRuleCall, async ({ context, caller, params, body }) => ({
    data: await enableTriageRule(context, caller.organizationId, params.id, body.is_enabled),
  })),
  serve(deleteTriageRuleCall, async ({ context, caller, params }) => {
    await deleteTriageRule(context, caller.organizationId, params.id);
    return { data: null };
  }),
  serve(orderTriageRulesCall, async ({ context, caller, body }) => {
    await orderTriageRules(context, caller.organizationId, body.ids);
    return { data: null };
  }),
  serve(
    tryTriageRuleCall,
    async ({ context, caller, params }) => ({
      data: await tryTriageRule(context, caller.organizationId, params.id),
    }),
    { unaudited: "looks through past tickets and changes none; notes that the rule was tried" },
  ),
];
