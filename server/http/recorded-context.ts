import type { Endpoint } from "#shared/contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import { type ChangeAuthor, recordChanges } from "#server/db/record-changes.ts";
import type { CallerFor, KeyCaller } from "./caller.ts";

/** Creates the context of one call whose changes are recorded in the audit log; see `recordChanges`. */
export function createRecordedContext(
  context: Context,
  call: { endpoint: Endpoint; caller: CallerFor<Endpoint> | KeyCaller; params: unknown; request: string },
): Context {
  const { endpoint, caller, request } = call;
  const author = {
    action: endpoint.name,
    request,
    target: targetOf(call.params),
    organization: caller.kind === "member" || caller.kind === "key" ? caller.organizationId : null,
    actor: actorOf(caller),
  };
  return { ...context, db: recordChanges(context.db, author, context.clock) };
}

function actorOf(caller: CallerFor<Endpoint> | KeyCaller): ChangeAuthor["actor"] {
  if (caller.kind === "key") return { kind: "key", ...caller.key };
  if (caller.kind !== "member" && caller.kind !== "operator") return null;
  return { kind: caller.kind, id: caller.user.id, name: caller.user.name };
}

/** Parameters of a path that name the changed object. Others, such as the token of a link, are secrets. */
const naming = ["id", "kind", "topic", "channel"] as const;

/** Returns the objects that a call's path names, for the audit log. */
export function targetOf(params: unknown): string | null {
  const named = (params ?? {}) as Record<string, unknown>;
  const part = naming.find((name) => typeof named[name] === "string");
  return part === undefined ? null : String(named[part]);
}
