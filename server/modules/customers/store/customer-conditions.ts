import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Tenant } from "#server/tenant.ts";

/** What a business asks for when it selects customers, for the list and for the audience of a campaign. */
export interface CustomerConditions {
  tagId?: string | null | undefined;
  /** Customers who have written, but not since then. */
  quietSince?: Date | null | undefined;
  /** First calendar day of the customer's first message. */
  newFrom?: string | null | undefined;
  /** Calendar day before which the customer's first message was written. */
  newBefore?: string | null | undefined;
  /** First calendar day of the customer's last message. */
  wroteFrom?: string | null | undefined;
  /** Customers who have written on this channel. */
  channel?: string | null | undefined;
  language?: string | null | undefined;
}

/** The conditions on a row of `customers` that stands in a query under the name `alias`. */
export function customerConditions(
  tenant: Tenant,
  { tagId, quietSince, newFrom, newBefore, wroteFrom, channel, language }: CustomerConditions,
  alias: string,
): RawBuilder<SqlBool>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const startOf = (day: string) => sql`(select ${day}::date::timestamp at time zone o.time_zone
    from organizations o where o.id = ${tenant.id})`;
  return [
    tagId &&
      sql<SqlBool>`exists (select 1 from customer_tags x where x.organization_id = ${column("organization_id")}
        and x.customer_id = ${column("id")} and x.tag_id = ${tagId}::uuid)`,
    quietSince && sql<SqlBool>`${column("last_seen_at")} < ${quietSince}`,
    (quietSince ?? newFrom ?? newBefore ?? wroteFrom) && sql<SqlBool>`not ${column("never_wrote")}`,
    newFrom && sql<SqlBool>`${column("first_seen_at")} >= ${startOf(newFrom)}`,
    newBefore && sql<SqlBool>`${column("first_seen_at")} < ${startOf(newBefore)}`,
    channel &&
      sql<SqlBool>`exists (select 1 from contacts x where x.organization_id = ${column("organization_id")}
        and x.customer_id = ${column("id")} and x.channel = ${channel} and x.last_in_at is not null)`,
    language && sql<SqlBool>`${column("language")} = ${language}`,
    wroteFrom && sql<SqlBool>`${column("last_seen_at")} >= ${startOf(wroteFrom)}`,
  ].filter((condition) => typeof condition === "object" && condition !== null);
}
