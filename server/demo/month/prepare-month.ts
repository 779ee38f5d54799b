import type { Pool } from "pg";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { updateMember, updateOrganization } from "#server/modules/identity/index.ts";
import { hashPassword } from "#server/passwords/hash.ts";
import type { Api } from "#server/demo/api.ts";
import { demoOwner, demoSecondAgent } from "#server/demo/business.ts";
import { tenantOf } from "#server/tenant.ts";
import { planMonth } from "./plan.ts";

/** The number of the first ticket of a business. */
export const firstTicketNumber = 1001;

/** Numbers the tickets that are created before the month as if the month already existed. */
interface TicketNumbers {
  /** Gives the next ticket the number for the demo's conversation at this position. */
  use: (position: number) => Promise<void>;
  /** Gives all further tickets numbers after those of the month. */
  end: () => Promise<void>;
}

/**
 * Records that a month will be created after the start, and reserves numbers for its tickets among those that are
 * created now.
 */
export async function prepareMonth(
  context: Context,
  ownerPool: Pool,
  api: Api,
  owner: string,
  when: { endsAt: Date; others: Date[] },
): Promise<TicketNumbers> {
  const { rows } = await ownerPool.query<{ id: string }>(
    "select organization_id as id from members where email = $1",
    [demoOwner.email],
  );
  const tenant = tenantOf(context, mintOrganizationId(rows[0]?.id ?? ""));
  const { name, email, password } = demoSecondAgent;
  await api.call("POST", "/api/members/", { token: owner, json: { name: name.ar, email, role: "agent" } });
  const hash = await hashPassword(password);
  await tenant.transaction((db) => updateMember(db, email, { password_hash: hash }));
  const { conversations, otherRanks } = planMonth(when.endsAt, when.others);
  await ownerPool.query("insert into demo_month (organization_id, ends_at, planned) values ($1, $2, $3)", [
    tenant.id,
    when.endsAt,
    conversations.length,
  ]);
  const setNext = (rank: number) =>
    tenant.transaction((db) => updateOrganization(db, { next_ticket_number: firstTicketNumber + rank }));
  return {
    use: (position) => setNext(otherRanks[position] ?? 0),
    end: () => setNext(conversations.length + when.others.length),
  };
}
