import { planEndpoint } from "./endpoint.ts";
import { Plan, PlanError, type Change, type ReadFile } from "./edit.ts";
import { planModule } from "./module.ts";
import { planPage } from "./page.ts";

const usage = `npm run new -- page NAME "English title" "Arabic title"
npm run new -- endpoint MODULE/NOUN.VERB
npm run new -- module NAME "what it is for"`;

/** Returns the changes for the new part, and the steps that must be done by hand. */
export function planNew(args: string[], readFile: ReadFile): { changes: Change[]; next: string[] } {
  const [kind, name, ...texts] = args;
  const plan = new Plan(readFile);
  const planners = { page: planPage, endpoint: planEndpoint, module: planModule };
  const planPart = planners[kind as keyof typeof planners];
  if (!planPart || !name) throw new PlanError(usage);
  const next = planPart(plan, name, texts);
  return { changes: plan.changes, next };
}
