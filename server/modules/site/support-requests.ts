import type {
  createSupportRequest as createCall,
  SupportRequest,
} from "#shared/contract/support-requests.ts";
import type { ParsedOf } from "#shared/contract/endpoint.ts";
import { patterns } from "#shared/contract/pages.ts";
import type { Language } from "#shared/language.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { queueCompanyMail } from "#server/mail/company-mails.ts";
import { companySupportMail } from "#server/mail/support.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import * as store from "./store/support-requests.ts";
import { dueAt } from "./support-rules.ts";

/** The company's mails are in Arabic, whatever the member's language. */
const companyLanguage: Language = "ar";

/** Returns whose requests the caller sees: null for owners, who see all; others see their own. */
const requesterOf = ({ user, memberId }: MemberCaller) => (user.role === "owner" ? null : memberId);

export async function listSupportRequests(
  tenant: Tenant,
  caller: MemberCaller,
  { page, page_size }: { page: number; page_size: number },
) {
  return tenant.transaction(async (db) => {
    const requester = requesterOf(caller);
    const rows = await store.listRequests(db, requester, {
      limit: page_size,
      offset: (page - 1) * page_size,
    });
    const total = await store.countRequests(db, requester);
    return { data: await viewsOf(db, rows), meta: { page, page_size, total } };
  });
}

/** Stores a support request and mails the company. The same `client_id` counts once. */
export async function createSupportRequest(
  tenant: Tenant,
  caller: MemberCaller,
  body: ParsedOf<typeof createCall, "body">,
  language: Language,
): Promise<SupportRequest> {
  const { memberId } = caller;
  const typed = { text: plainText(body.text), client_id: body.client_id };
  const subject = plainText(body.subject);
  if (typed.text === "" || subject === "") throw new Failure("message_empty");
  const at = tenant.clock();
  return tenant.transaction(
    async (db) => {
      const known = await store.requestOfMessage(db, typed.client_id);
      if (known) return viewOf(db, caller, known);
      const { category } = body;
      const id = await store.insertRequest(db, { category, subject, language, memberId }, at);
      await writeMessage(db, caller, id, { ...typed, subject }, at);
      return viewOf(db, caller, id);
    },
    { lock: "support" },
  );
}

/** Adds another message of the member, which waits for an answer and reopens a closed request. */
export async function addSupportMessage(
  tenant: Tenant,
  caller: MemberCaller,
  id: string,
  { text: raw, client_id }: { text: string; client_id: string },
): Promise<SupportRequest> {
  const text = plainText(raw);
  if (text === "") throw new Failure("message_empty");
  const at = tenant.clock();
  return tenant.transaction(
    async (db) => {
      const request = await store.readRequest(db, requesterOf(caller), id);
      if (!request) throw new Failure("not_found");
      if (!(await store.requestOfMessage(db, client_id))) {
        await store.reopenRequest(db, id, at);
        await writeMessage(db, caller, id, { text, client_id, subject: request.subject }, at);
      }
      return viewOf(db, caller, id);
    },
    { lock: "support" },
  );
}

async function writeMessage(
  db: TenantDb,
  { memberId, user }: MemberCaller,
  requestId: string,
  { text, client_id: clientId, subject }: { text: string; client_id: string; subject: string },
  at: Date,
): Promise<void> {
  await store.insertMessage(db, { requestId, memberId, operatorId: null, text, clientId }, at);
  const mail = companySupportMail({
    language: companyLanguage,
    business: await store.organizationName(db),
    author: user.name,
    subject,
    text,
    url: db.tenant.addresses.public + patterns.operatorSupport,
  });
  await queueCompanyMail(db, { ...mail, to: db.tenant.config.contactEmail, language: companyLanguage }, at);
}

async function viewOf(db: TenantDb, caller: MemberCaller, id: string): Promise<SupportRequest> {
  const row = await store.readRequest(db, requesterOf(caller), id);
  if (!row) throw new Failure("not_found");
  return (await viewsOf(db, [row]))[0]!;
}

async function viewsOf(db: TenantDb, rows: store.RequestRow[]): Promise<SupportRequest[]> {
  const messages = await store.listMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ waits_since, created_at, requested_by, requested_by_name, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    due_at: dueAt(waits_since),
    requested_by: requested_by === null ? null : { id: requested_by, name: requested_by_name ?? "" },
    messages: messages
      .filter(({ request_id }) => request_id === row.id)
      .map(({ id, is_answer, author, text, created_at: at }) => ({
        id,
        is_answer,
        author,
        text,
        created_at: at.toISOString(),
      })),
  }));
}
