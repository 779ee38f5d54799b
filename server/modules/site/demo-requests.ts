import { createHash } from "node:crypto";
import type { DemoRequestFields } from "#shared/contract/demo-requests.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { requireFields } from "#server/http/failure.ts";
import { problemsOf, normaliseFields } from "./demo-request-rules.ts";
import * as store from "./store/demo-requests.ts";

/** C092–C101. Sent twice within an hour, by a double click or an impatient visitor, it is one request. */
export async function requestDemo(
  context: Context,
  fields: DemoRequestFields,
  language: Language,
): Promise<void> {
  const request = normaliseFields(fields);
  requireFields(problemsOf(request));
  const at = context.clock();
  const hour = Math.floor(at.getTime() / 3_600_000);
  const sameness = createHash("sha256")
    .update(JSON.stringify([hour, ...Object.values(request)]))
    .digest("hex");
  await store.addDemoRequest(context.db, request, language, sameness, at);
}

export async function listDemoRequests(context: Context) {
  const rows = await store.listDemoRequests(context.db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
