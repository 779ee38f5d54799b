import type { Context } from "#server/context.ts";
import { circuitBreakers } from "#server/llm/breaker.ts";
import { sealingSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";
import type { ModelInUse } from "./model-rules.ts";
import { reserveCost, settleCost } from "./store/models.ts";

/** Of every organisation at every provider, in this process. */
export const breakers = circuitBreakers();

/** Read when a key has to be opened, and not before. */
export const secretOf = (context: Context) => () => sealingSecrets(context.config);

export const tokensOf = ({ input, output }: { input: number; output: number }) => ({
  input_tokens: input,
  output_tokens: output,
});

/** False when the day's money does not reach. A database that fails here costs the model's words, not the reply. */
export async function reserveCall(
  tenant: Tenant,
  { dailyCap }: ModelInUse,
  cost: number,
  at: Date,
): Promise<boolean> {
  if (dailyCap === null && cost === 0) return true;
  return tenant.transaction((db) => reserveCost(db, cost, dailyCap, at));
}

export async function settleCall(
  tenant: Tenant,
  settlement: Parameters<typeof settleCost>[1],
  at: Date,
): Promise<void> {
  try {
    await tenant.transaction((db) => settleCost(db, settlement, at));
  } catch (problem) {
    // The customer's reply matters more than the tally of it; what was charged stays charged.
    tenant.log.warn({ problem: (problem as Error).message }, "a model's cost was not noted");
  }
}
