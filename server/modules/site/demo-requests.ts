import { createHash } from "node:crypto";
import type { DemoRequest, DemoRequestFields } from "#shared/contract/demo-requests.ts";
import { patterns } from "#shared/contract/pages.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { queueCompanyMail } from "#server/mail/company-mails.ts";
import { demoRequestMail } from "#server/mail/demo-request.ts";
import { problemsOf, normaliseFields } from "./demo-request-rules.ts";
import * as store from "./store/demo-requests.ts";

/** The company's mails are in Arabic, whatever the visitor's language. */
const companyLanguage: Language = "ar";

/** The promised time for an answer to a request. */
const promisedMs = 24 * 3_600_000;

/**
 * C092–C101. Stores a demo request and mails the company. The same request within an hour, as after a double click,
 * counts once.
 */
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
  await context.db.transaction().execute(async (db) => {
    if (!(await store.addDemoRequest(db, request, language, sameness, at))) return;
    const mail = demoRequestMail(companyLanguage, request, context.addresses.public + patterns.operator);
    await queueCompanyMail(db, { ...mail, to: context.config.contactEmail, language: companyLanguage }, at);
  });
}

export async function listDemoRequests(
  context: Context,
  { state, page, page_size }: { state?: "open" | "handled" | undefined; page: number; page_size: number },
) {
  const rows = await store.listDemoRequests(context.db, state, {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const counts = await store.countDemoRequests(context.db);
  return {
    data: rows.map(demoRequestView),
    meta: { page, page_size, total: state ? counts[state] : counts.open + counts.handled },
  };
}

export const countDemoRequests = (context: Context) => store.countDemoRequests(context.db);

/** Changes a demo request; throws `demo_request_taken` when another operator has taken the request. */
export async function changeDemoRequest(
  context: Context,
  id: string,
  operatorId: string,
  change: store.DemoRequestChange,
): Promise<DemoRequest> {
  const changed = await store.changeDemoRequest(context.db, id, operatorId, change, context.clock());
  const row = await store.findDemoRequest(context.db, id);
  if (!row) throw new Failure("not_found");
  if (!changed) throw new Failure("demo_request_taken");
  return demoRequestView(row);
}

const demoRequestView = ({ taken_by, taken_by_name, ...row }: store.DemoRequestRow): DemoRequest => ({
  ...row,
  created_at: row.created_at.toISOString(),
  due_at: new Date(row.created_at.getTime() + promisedMs).toISOString(),
  taken_by: taken_by === null ? null : { id: taken_by, name: taken_by_name ?? "" },
  taken_at: row.taken_at?.toISOString() ?? null,
  handled_at: row.handled_at?.toISOString() ?? null,
});
