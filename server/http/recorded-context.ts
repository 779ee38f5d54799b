import type { Endpoint } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { recordChanges } from "#server/db/record-changes.ts";
import type { CallerOf } from "./caller.ts";

/** The context of one call whose changes are to stand in the audit log; see `recordChanges`. */
export function recordedContext(
  context: Context,
  call: { endpoint: Endpoint; caller: CallerOf[Endpoint["access"]]; params: unknown; request: string },
): Context {
  const { endpoint, caller, request } = call;
  const person = caller.kind === "member" || caller.kind === "operator" ? caller : null;
  const author = {
    action: endpoint.name,
    request,
    target: targetOf(call.params),
    organization: caller.kind === "member" ? caller.organizationId : null,
    actor: person && { kind: person.kind, id: person.user.id, name: person.user.name },
  };
  return { ...context, db: recordChanges(context.db, author, context.clock) };
}

/** Parts of a path that name what is changed. Others, such as the token of a link, are secrets. */
const naming = ["id", "kind", "topic", "channel"] as const;

function targetOf(params: unknown): string | null {
  const named = (params ?? {}) as Record<string, unknown>;
  const part = naming.find((name) => typeof named[name] === "string");
  return part === undefined ? null : String(named[part]);
}
