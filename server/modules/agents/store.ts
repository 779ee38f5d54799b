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

export interface AgentColumns {
  brand_ar: string;
  brand_en: string;
  name_ar: string;
  name_en: string;
  greeting_ar: string;
  greeting_en: string;
  answer_from: number;
  clarify_from: number;
  version_id: string | null;
  version_number: number | null;
  version_file: string | null;
  version_bytes: number | null;
}

/** The columns of AgentColumns, for queries that bring them along with their own. Needs `organizations o`. */
export const agentColumns = `
  o.brand_ar, o.brand_en, a.name_ar, a.name_en, a.greeting_ar, a.greeting_en, a.answer_from, a.clarify_from,
  v.id as version_id, v.number as version_number, v.file_key as version_file, v.size_bytes as version_bytes`;

/** The joins of agentColumns. */
export const agentJoins = `
  join agents a on a.organization_id = o.id and a.kind = 'support'
  left join versions v on v.organization_id = o.id and v.id = o.published_version_id`;

export function agentState(row: AgentColumns): AgentState {
  return {
    brand: { ar: row.brand_ar, en: row.brand_en },
    name: { ar: row.name_ar, en: row.name_en },
    greeting: { ar: row.greeting_ar, en: row.greeting_en },
    answerFrom: row.answer_from,
    clarifyFrom: row.clarify_from,
    version:
      row.version_id && row.version_file
        ? { id: row.version_id, number: row.version_number ?? 0, fileKey: row.version_file, sizeBytes: row.version_bytes ?? 0 }
        : null,
  };
}

export async function readAgent(db: TenantDb, organizationId: OrganizationId): Promise<AgentState> {
  const { rows } = await sql<AgentColumns>`/* read_agent */ select ${sql.raw(agentColumns)}
    from organizations o ${sql.raw(agentJoins)} where o.id = ${organizationId}`.execute(db);
  return agentState(rows[0] as AgentColumns);
}
