import type { EngineOperation } from "#server/engine/operation.ts";
import { type AgentState, readAgent } from "#server/modules/agents/index.ts";
import type { Tenant } from "#server/tenant.ts";

/** Runs an operation on the live version; undefined before the first training. */
export async function runOnLiveVersion<Input, Output>(
  tenant: Tenant,
  operation: EngineOperation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const agent = await tenant.transaction((db) => readAgent(db));
  return runOnVersionOf(tenant, agent, operation, input);
}

/**
 * Runs an operation on the live version of an agent state that was already read; undefined before the first
 * training.
 */
export async function runOnVersionOf<Input, Output>(
  tenant: Tenant,
  { version }: Pick<AgentState, "version">,
  operation: EngineOperation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  return version ? tenant.engine.run(operation, { organizationId: tenant.id, version, input }) : undefined;
}
