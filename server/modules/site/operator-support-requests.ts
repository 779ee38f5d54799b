import type { z } from "zod";
import type {
  listOperatorSupportRequests as listCall,
  OperatorSupportRequest,
} from "#shared/contract/support-requests.ts";
import { patterns } from "#shared/contract/pages.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { queueMail } from "#server/mail/queue.ts";
import { supportAnswerMail } from "#server/mail/support.ts";
import { tenantOf } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import * as store from "./store/support-requests.ts";
import { dueAt } from "./support-rules.ts";

type State = OperatorSupportRequest["state"];

export async function listOperatorSupportRequests(
  context: Context,
  { state, page, page_size }: z.output<typeof listCall.query>,
): Promise<z.infer<typeof listCall.result>> {
  const rows = await store.listOperatorRequests(context.db, state, {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  return {
    data: rows.map(
      ({
        organization_id,
        organization_name,
        phone,
        requested_by_name,
        requested_by_email,
        waits_since,
        created_at,
        messages,
        ...row
      }) => ({
        ...row,
        organization: { id: organization_id, name: organization_name, phone },
        requested_by:
          requested_by_name === null || requested_by_email === null
            ? null
            : { name: requested_by_name, email: requested_by_email },
        created_at: created_at.toISOString(),
        waits_since: waits_since?.toISOString() ?? null,
        due_at: dueAt(waits_since),
        messages: messages.map(({ created_at: at, ...message }) => ({
          ...message,
          created_at: new Date(at).toISOString(),
        })),
      }),
    ),
    meta: { page, page_size, total: await store.countOperatorRequests(context.db, state) },
  };
}

/**
 * Stores an answer and notifies the author of the request by mail. Repeating the same `client_id` has no effect.
 */
export async function answerSupportRequest(
  context: Context,
  id: string,
  operatorId: string,
  { text: raw, client_id: clientId, close }: { text: string; client_id: string; close: boolean },
): Promise<{ id: string; state: State }> {
  const text = plainText(raw);
  if (text === "") throw new Failure("message_empty");
  const organizationId = await organizationOf(context, id);
  const at = context.clock();
  const state: State = close ? "closed" : "answered";
  return tenantOf(context, organizationId).transaction(
    async (db) => {
      const request = await store.readRequest(db, null, id);
      if (!request) throw new Failure("not_found");
      if (await store.requestOfMessage(db, clientId)) return { id, state: request.state };
      await store.insertMessage(db, { requestId: id, memberId: null, operatorId, text, clientId }, at);
      await store.settleRequest(db, id, state, at);
      const { requester_email: to, requested_by_name: name, language } = request;
      if (to && name) {
        const mail = supportAnswerMail({
          language,
          name,
          business: await store.organizationName(db),
          subject: request.subject,
          text,
          url: context.addresses.public + patterns.support,
        });
        await queueMail(db, { to, language, at, isAccountMail: true, ...mail });
      }
      return { id, state };
    },
    { lock: "support" },
  );
}

export async function closeSupportRequest(
  context: Context,
  id: string,
): Promise<{ id: string; state: State }> {
  const organizationId = await organizationOf(context, id);
  await tenantOf(context, organizationId).transaction(
    (db) => store.settleRequest(db, id, "closed", context.clock()),
    { lock: "support" },
  );
  return { id, state: "closed" };
}

async function organizationOf(context: Context, id: string): Promise<OrganizationId> {
  const found = await store.requestOrganization(context.db, id);
  if (!found) throw new Failure("not_found");
  return mintOrganizationId(found);
}
