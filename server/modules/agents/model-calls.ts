import type { Context } from "#server/context.ts";
import { circuitBreakers } from "#server/llm/breaker.ts";
import { encryptionSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";
import type { ModelInUse } from "./model-rules.ts";
import { reserveCost, settleCost } from "./store/models.ts";

/** Failures by organisation and provider, in this process. */
export const breakers = circuitBreakers();

/** Key for decryption, which is read when it is needed first. */
export const secretOf = (context: Context) => () => encryptionSecrets(context.config);

export const tokensOf = ({ input, output }: { input: number; output: number }) => ({
  input_tokens: input,
  output_tokens: output,
});

/**
 * Reserves the cost of a call; false when the day's budget is spent. A database error here only costs the model's
 * wording, not the reply.
 */
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
    // The reply is more important than the accounting, so the reserved amount stays charged.
    tenant.log.warn({ problem: (problem as Error).message }, "a model's cost was not noted");
  }
}
