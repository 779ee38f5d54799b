import { sql } from "kysely";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";

/** What an agent answers with: its settings, the business's name and the published version, if there is one. */
export interface AgentState {
  brand: { ar: string; en: string };
  name: { ar: string; en: string };
  greeting: { ar: string; en: string };
  answerFrom: number;
  clarifyFrom: number;
  version: (StoredVersion & { number: number }) | null;
}

interface AgentRow {
  brand_ar: string;
  brand_en: string;
  name_ar: string;
  name_en: string;
  greeting_ar: string;
  greeting_en: string;
  answer_from: number;
  clarify_from: number;
  version_id: string | null;
  number: number | null;
  file_key: string | null;
  size_bytes: number | null;
}

export async function readAgent(db: TenantDb, organizationId: OrganizationId): Promise<AgentState> {
  const { rows } = await sql<AgentRow>`/* read_agent */
    select o.brand_ar, o.brand_en, a.name_ar, a.name_en, a.greeting_ar, a.greeting_en, a.answer_from, a.clarify_from,
           v.id as version_id, v.number, v.file_key, v.size_bytes
    from organizations o
    join agents a on a.organization_id = o.id and a.kind = 'support'
    left join versions v on v.organization_id = o.id and v.id = o.published_version_id
    where o.id = ${organizationId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error("the organisation has no agent");
  return {
    brand: { ar: row.brand_ar, en: row.brand_en },
    name: { ar: row.name_ar, en: row.name_en },
    greeting: { ar: row.greeting_ar, en: row.greeting_en },
    answerFrom: row.answer_from,
    clarifyFrom: row.clarify_from,
    version:
      row.version_id && row.file_key
        ? {
            id: row.version_id,
            number: row.number ?? 0,
            fileKey: row.file_key,
            sizeBytes: row.size_bytes ?? 0,
          }
        : null,
  };
}
