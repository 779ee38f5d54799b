import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import type { EngineOperation } from "#server/engine/operation.ts";
import { type AgentState, readAgent } from "#server/modules/agents/index.ts";

/** What the engine makes of the version that customers are answered from; undefined before the first training. */
export async function runOnLiveVersion<Input, Output>(
  context: Context,
  organizationId: OrganizationId,
  operation: EngineOperation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const agent = await inOrganization(context.db, organizationId, (db) => readAgent(db, organizationId));
  return runOnVersionOf(context, organizationId, agent, operation, input);
}

/** The same for an agent that was read before. */
export async function runOnVersionOf<Input, Output>(
  context: Context,
  organizationId: OrganizationId,
  { version }: Pick<AgentState, "version">,
  operation: EngineOperation<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  return version ? context.engine.run(operation, { organizationId, version, input }) : undefined;
}
