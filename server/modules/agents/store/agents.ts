import { sql } from "kysely";
import type { Tone } from "#server/answers/entry.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";
import type { AgentKind, AgentSettings } from "#shared/contract/agents.ts";
import type { Language } from "#shared/language.ts";
import type { FlowKind } from "#shared/rules/flow-request.ts";
import type { TeamHours } from "#shared/rules/team-hours.ts";
import { standardThresholds, type Thresholds } from "#server/versions/quality/thresholds.ts";

/** State of an agent: its settings, the business's name and the published version, if there is one. */
export interface AgentState {
  kind: AgentKind;
  enabled: boolean;
  brand: { ar: string; en: string };
  supportEmail: string;
  /** Language of mails to that address. */
  supportLanguage: Language;
  name: { ar: string; en: string };
  greeting: { ar: string; en: string };
  tone: Tone;
  languages: Language[];
  /** Thresholds: the owner's, otherwise the automatic ones. */
  answerFrom: number;
  clarifyFrom: number;
  /** The owner's thresholds; null for automatic ones. */
  chosen: Thresholds | null;
  /** Thresholds that were chosen for the version on its test questions. */
  automatic: Thresholds & { measured: boolean };
  handover: Handover;
  /** Channels on which the agent does not answer. */
  channelsOff: string[];
  /** Kinds of requests that the agent collects for the team to confirm. */
  flows: FlowKind[];
  /** Sources that are not for customers now, even if the version contains them. */
  staffSources: string[];
  version: (StoredVersion & { number: number }) | null;
}

/** Rules of handover, and the texts that the customer gets with it. */
export interface Handover {
  complaintsToPerson: boolean;
  /** Words and phrases of both languages. */
  topics: string[];
  /** Consecutive questions without an answer. */
  after: number;
  /** Null where the customer gets no text about it. */
  teamHours: TeamHours | null;
  timeZone: string;
  outOfHours: "say_when" | "ask_contact";
}

/** Settings of an agent that only its owner sees. */
export interface AgentFigures {
  answered: number;
  handed_over: number;
}

interface AgentRow {
  brand_ar: string;
  brand_en: string;
  support_email: string;
  support_language: Language;
  time_zone: string;
  enabled: boolean;
  name_ar: string;
  name_en: string;
  greeting_ar: string;
  greeting_en: string;
  tone: Tone;
  languages: Language[];
  answer_from: number | null;
  clarify_from: number | null;
  measured_answer_from: number | null;
  measured_clarify_from: number | null;
  complaints_to_person: boolean;
  topics_ar: string[];
  topics_en: string[];
  hand_over_after: number;
  team_hours: TeamHours | null;
  out_of_hours: Handover["outOfHours"];
  channels_off: string[];
  flows: FlowKind[];
  staff_sources: string[];
  version_id: string | null;
  number: number | null;
  file_key: string | null;
  size_bytes: number | null;
  staff_file_key: string | null;
  staff_size_bytes: number | null;
}

/**
 * Reads the current state of an agent. It is read for every message, so that changed settings apply from the next
 * one on.
 */
export async function readAgent(db: TenantDb, kind: AgentKind = "support"): Promise<AgentState> {
  const { rows } = await sql<AgentRow>`/* read_agent */
    select o.brand_ar, o.brand_en, o.support_email, o.support_language, o.time_zone, a.enabled, a.name_ar, a.name_en, a.greeting_ar, a.greeting_en,
           a.tone, a.languages, a.answer_from, a.clarify_from, a.complaints_to_person, a.topics_ar, a.topics_en,
           a.hand_over_after, a.team_hours, a.out_of_hours, a.channels_off, a.flows,
           v.answer_from as measured_answer_from, v.clarify_from as measured_clarify_from,
           array(select s.id::text from sources s
                 where s.organization_id = o.id and s.audience = 'staff') as staff_sources,
           v.id as version_id, v.number, v.file_key, v.size_bytes, v.staff_file_key, v.staff_size_bytes
    from organizations o
    join agents a on a.organization_id = o.id and a.kind = ${kind}
    left join versions v on v.organization_id = o.id and v.id = o.published_version_id
    where o.id = ${db.tenant.id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`the organisation has no ${kind} agent`);
  const ownThresholds = thresholdsOf(row.answer_from, row.clarify_from);
  const measured = thresholdsOf(row.measured_answer_from, row.measured_clarify_from);
  const automatic = { ...(measured ?? standardThresholds), measured: measured !== null };
  return {
    kind,
    enabled: row.enabled,
    brand: { ar: row.brand_ar, en: row.brand_en },
    supportEmail: row.support_email,
    supportLanguage: row.support_language,
    name: { ar: row.name_ar, en: row.name_en },
    greeting: { ar: row.greeting_ar, en: row.greeting_en },
    tone: row.tone,
    languages: row.languages,
    answerFrom: ownThresholds?.answerFrom ?? automatic.answerFrom,
    clarifyFrom: ownThresholds?.clarifyFrom ?? automatic.clarifyFrom,
    chosen: ownThresholds,
    automatic,
    handover: {
      complaintsToPerson: row.complaints_to_person,
      topics: [...row.topics_ar, ...row.topics_en],
      after: row.hand_over_after,
      teamHours: row.team_hours,
      timeZone: row.time_zone,
      outOfHours: row.out_of_hours,
    },
    channelsOff: row.channels_off,
    flows: row.flows,
    staffSources: row.staff_sources,
    version: versionOf(row, kind),
  };
}

function thresholdsOf(answerFrom: number | null, clarifyFrom: number | null): Thresholds | null {
  return answerFrom === null || clarifyFrom === null ? null : { answerFrom, clarifyFrom };
}

/**
 * Returns the file from which the agent answers. The internal agent's file contains all sources and is a separate
 * one only when there are staff sources.
 */
function versionOf(row: AgentRow, kind: AgentKind): AgentState["version"] {
  if (!row.version_id || !row.file_key) return null;
  const staff = kind === "internal" && row.staff_file_key !== null;
  return {
    id: row.version_id,
    number: row.number ?? 0,
    fileKey: staff ? (row.staff_file_key as string) : row.file_key,
    sizeBytes: (staff ? row.staff_size_bytes : row.size_bytes) ?? 0,
  };
}

/** Reads the stored settings of an agent, for the page that changes them. */
export async function readSettings(db: TenantDb, kind: AgentKind): Promise<AgentSettings> {
  const row = await db
    .selectFrom("agents as a")
    .innerJoin("organizations as o", "o.id", "a.organization_id")
    .selectAll("a")
    .select("o.time_zone")
    .where("a.organization_id", "=", db.tenant.id)
    .where("a.kind", "=", kind)
    .executeTakeFirstOrThrow();
  return {
    enabled: row.enabled,
    name: { ar: row.name_ar, en: row.name_en },
    greeting: { ar: row.greeting_ar, en: row.greeting_en },
    tone: row.tone as Tone,
    languages: row.languages as Language[],
    answer_from: row.answer_from,
    handover: {
      complaints_to_person: row.complaints_to_person,
      topics: { ar: row.topics_ar, en: row.topics_en },
      after: row.hand_over_after,
      team_hours: row.team_hours as unknown as TeamHours | null,
      out_of_hours: row.out_of_hours as Handover["outOfHours"],
    },
    channels_off: row.channels_off as AgentSettings["channels_off"],
    flows: row.flows as FlowKind[],
    time_zone: row.time_zone,
  };
}

export async function saveSettings(
  db: TenantDb,
  kind: AgentKind,
  settings: AgentSettings,
  clarifyFrom: number | null,
): Promise<void> {
  const { handover } = settings;
  await db
    .updateTable("agents")
    .set({
      enabled: settings.enabled,
      name_ar: settings.name.ar,
      name_en: settings.name.en,
      greeting_ar: settings.greeting.ar,
      greeting_en: settings.greeting.en,
      tone: settings.tone,
      languages: settings.languages,
      answer_from: settings.answer_from,
      clarify_from: clarifyFrom,
      complaints_to_person: handover.complaints_to_person,
      topics_ar: handover.topics.ar,
      topics_en: handover.topics.en,
      hand_over_after: handover.after,
      team_hours: handover.team_hours && JSON.stringify(handover.team_hours),
      out_of_hours: handover.out_of_hours,
      channels_off: settings.channels_off,
      ...(settings.flows && { flows: settings.flows }),
    })
    .where("organization_id", "=", db.tenant.id)
    .where("kind", "=", kind)
    .execute();
}

/** Counts the replies of each agent since the first of the month, in the organisation's time zone. */
export async function readFigures(db: TenantDb, now: Date): Promise<Record<AgentKind, AgentFigures>> {
  const { rows } = await sql<AgentFigures & { kind: AgentKind }>`
    with since as (
      select date_trunc('month', ${now}::timestamptz at time zone time_zone) at time zone time_zone as at
      from organizations where id = ${db.tenant.id}
    )
    select 'support' as kind, count(*) filter (where decision = 'answer')::int as answered,
           count(*) filter (where decision = 'handover')::int as handed_over
    from messages, since
    where organization_id = ${db.tenant.id} and author = 'agent' and created_at >= since.at
    union all
    select 'internal', count(*) filter (where decision = 'answer')::int,
           count(*) filter (where decision = 'handover')::int
    from internal_messages, since
    where organization_id = ${db.tenant.id} and created_at >= since.at`.execute(db);
  const none: AgentFigures = { answered: 0, handed_over: 0 };
  const figuresOf = (kind: AgentKind): AgentFigures => {
    const { answered, handed_over } = rows.find((row) => row.kind === kind) ?? none;
    return { answered, handed_over };
  };
  return { support: figuresOf("support"), internal: figuresOf("internal") };
}
