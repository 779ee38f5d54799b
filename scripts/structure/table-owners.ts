import type { DB } from "#server/db/schema.ts";
import type { Finding } from "./rules.ts";
import { filesUnder, type SourcePath, text } from "./source-files.ts";

/** Folders outside of modules that own tables. */
const folders = {
  db: "server/db/",
  demo: "server/demo/",
  jobs: "server/jobs/",
  mail: "server/mail/",
  agents: "server/modules/agents/",
  audit: "server/modules/audit/",
  billing: "server/modules/billing/",
  connections: "server/modules/connections/",
  conversations: "server/modules/conversations/",
  customers: "server/modules/customers/",
  events: "server/modules/events/",
  identity: "server/modules/identity/",
  inbox: "server/modules/inbox/",
  influencers: "server/modules/influencers/",
  knowledge: "server/modules/knowledge/",
  outbox: "server/modules/outbox/",
  outreach: "server/modules/outreach/",
  privacy: "server/modules/privacy/",
  reporting: "server/modules/reporting/",
  site: "server/modules/site/",
} as const;
type Owner = keyof typeof folders;

/**
 * The owner of each table, where the table's rules are implemented. Other code calls functions of the owner. A table
 * without an owner does not compile.
 */
const tableOwners: Record<keyof DB, Owner> = {
  activity_channels: "reporting",
  activity_hours: "reporting",
  activity_quarters: "reporting",
  activity_topic_months: "reporting",
  activity_topics: "reporting",
  agents: "agents",
  api_keys: "identity",
  applied_triage_rules: "conversations",
  articles: "site",
  attachments: "conversations",
  attempts: "identity",
  audit_chains: "audit",
  audit_entries: "audit",
  billing_details: "billing",
  business_facts: "knowledge",
  campaign_numbers: "outreach",
  campaign_recipients: "outreach",
  campaigns: "outreach",
  card_charges: "billing",
  channel_connections: "connections",
  channel_events: "inbox",
  channel_setups: "connections",
  chat_looks: "conversations",
  chat_tokens: "conversations",
  company_mails: "mail",
  connecting_accounts: "connections",
  consent_records: "outreach",
  contacts: "customers",
  corrections: "knowledge",
  credit_note_numbers: "billing",
  credit_notes: "billing",
  customer_field_values: "customers",
  customer_fields: "customers",
  customer_notes: "customers",
  customer_requests: "conversations",
  customer_segments: "customers",
  customer_tags: "customers",
  customers: "customers",
  data_deletions: "privacy",
  declined_invitations: "identity",
  demo_month: "demo",
  demo_requests: "site",
  demo_state: "demo",
  email_changes: "identity",
  email_verifications: "identity",
  erasure_remainders: "privacy",
  faqs: "knowledge",
  functions: "db",
  identity_providers: "identity",
  industry_trends: "reporting",
  influencers: "influencers",
  interactions: "billing",
  internal_messages: "agents",
  invoice_numbers: "billing",
  invoices: "billing",
  job_decisions: "jobs",
  job_timetable: "jobs",
  jobs: "jobs",
  known_devices: "identity",
  login_challenges: "identity",
  mails: "mail",
  member_identities: "identity",
  members: "identity",
  message_templates: "outreach",
  messages: "conversations",
  migrations: "db",
  model_days: "agents",
  model_settings: "agents",
  operator_invitations: "identity",
  operators: "identity",
  organization_copies: "privacy",
  organization_deletions: "privacy",
  organization_influencers: "influencers",
  organizations: "identity",
  outbox: "outbox",
  password_resets: "identity",
  payments: "billing",
  pending_replies: "conversations",
  plans: "billing",
  posts: "conversations",
  privacy_requests: "privacy",
  provider_logins: "identity",
  recovery_codes: "identity",
  refunds: "billing",
  rejected_customer_merges: "customers",
  reminders: "outreach",
  reply_feedback: "knowledge",
  retentions: "privacy",
  role_permissions: "identity",
  saved_cards: "billing",
  second_steps: "identity",
  sessions: "identity",
  settled_questions: "knowledge",
  site_settings: "billing",
  sources: "knowledge",
  subscription_requests: "billing",
  subscription_terms: "billing",
  subscriptions: "billing",
  support_accesses: "identity",
  support_messages: "site",
  support_requests: "site",
  suppression_keys: "outreach",
  suppressions: "outreach",
  tags: "conversations",
  test_questions: "knowledge",
  ticket_notes: "conversations",
  ticket_ratings: "conversations",
  ticket_tags: "conversations",
  ticket_topics: "conversations",
  ticket_views: "conversations",
  tickets: "conversations",
  trainings: "knowledge",
  trend_sharings: "reporting",
  triage_rules: "conversations",
  unanswered_question_groupings: "knowledge",
  unanswered_questions: "knowledge",
  version_vectors: "agents",
  versions: "knowledge",
  webhook_deliveries: "events",
  webhook_endpoints: "events",
  worker_heartbeats: "jobs",
};

/** Database functions that write tables of several modules, with the reason for a single function. */
const writesForSeveral: Record<string, string> = {
  forget_channel_events: "one sweep each night; a connection's setup expires with the deliveries of its time",
  take_back_campaign_messages:
    "a message of a cancelled campaign goes and its recipient counts as left out, together",
  take_over_connection:
    "an account that is connected again goes on with all that hung on its last connection",
  erase_organization: "what tables of no organisation say of an erased one goes with its rows, or not at all",
  sign_up: "a business is not there without its owner and its agents",
};

/** Files that write another module's table, with the reason why this is allowed for now. */
const mayWrite: Record<SourcePath, { tables: (keyof DB)[]; reason: string }> = {
  "server/jobs/due-inbound-events.ts": {
    tables: ["channel_events"],
    reason: "marks what it queues, with the new jobs in one transaction over all organisations",
  },
  "server/jobs/due-replies.ts": {
    tables: ["pending_replies"],
    reason: "takes what it queues, with the new jobs in one transaction over all organisations",
  },
};

/** Files with statements whose table is a variable, with the reason. */
const dynamicWrites: Record<SourcePath, string> = {
  "server/backup/load-rows.ts": "loads the rows of every table that a backup holds",
  "server/re-encryption.ts": "encrypts every encrypted column of the database with a new key",
};

const dynamicWrite =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+\$\{(?!app_role|owner_role)|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^"'`\s]/i;

const write = new RegExp(
  [
    String.raw`\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*["'\x60](?:public\.)?(\w+)`,
    String.raw`\binsert\s+into\s+(?:public\.)?(\w+)`,
    String.raw`\bupdate\s+(?:only\s+)?(?:public\.)?(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b`,
    String.raw`\bdelete\s+from\s+(?:only\s+)?(?:public\.)?(\w+)`,
    String.raw`\bmerge\s+into\s+(?:public\.)?(\w+)`,
    String.raw`\btruncate\s+(?:table\s+)?(?:public\.)?(\w+)`,
  ].join("|"),
  "gi",
);

const isTable = (name: string): name is keyof DB => Object.hasOwn(tableOwners, name);

interface Write {
  table: keyof DB;
  line: number;
}

/** Returns every statement of a file that writes one of our tables, through the query builder or in SQL. */
function writesIn(source: string): Write[] {
  return [...source.matchAll(write)].flatMap((match) => {
    const table = match.slice(1).find((name) => name !== undefined) ?? "";
    return isTable(table) ? [{ table, line: source.slice(0, match.index).split("\n").length }] : [];
  });
}

/** Finds statements in a TypeScript file that write a table of another owner. */
export function foreignWrites(path: SourcePath, source: string): Finding[] {
  return writesIn(source)
    .filter(({ table }) => !path.startsWith(folders[tableOwners[table]]))
    .filter(({ table }) => !mayWrite[path]?.tables.includes(table))
    .map(
      ({ table, line }) =>
        `${path}:${line}: writes ${table}, which belongs to ${tableOwners[table]}; call a function of its index.ts`,
    );
}

/** A database function belongs to the owner of the tables it writes, and its first line names the owner. */
export function foreignWritesOfFunction(path: SourcePath, source: string): Finding[] {
  const name = path.replace(/^.*\/|\.sql$/g, "");
  const statements = source.replace(/--.*$/gm, "");
  const owners = [...new Set(writesIn(statements).map(({ table }) => tableOwners[table]))];
  const [owner] = owners;
  if (!owner) return [];
  if (owners.length > 1)
    return Object.hasOwn(writesForSeveral, name)
      ? []
      : [`${path}: writes tables of ${owners.join(" and ")}; a function writes those of one module`];
  return source.startsWith(`-- module: ${owner}\n`)
    ? []
    : [`${path}: writes tables of ${owner}; its first line should be "-- module: ${owner}"`];
}

/** A statement whose table is a variable cannot be checked. */
export function hiddenWrites(path: SourcePath, source: string): Finding[] {
  const hides = dynamicWrite.test(source);
  if (hides === Object.hasOwn(dynamicWrites, path)) return [];
  return [
    hides
      ? `${path}: writes a table that is named by a variable; name it`
      : `${path}: names every table it writes; take it off dynamicWrites in scripts/structure/table-owners.ts`,
  ];
}

/** A file is removed from the list when it no longer writes what it is listed for. */
function settledExceptions(files: SourcePath[]): Finding[] {
  return Object.entries(mayWrite)
    .filter(([path, { tables }]) => {
      const written = files.includes(path) ? writesIn(text(path)).map(({ table }) => table) : [];
      return !tables.every((table) => written.includes(table));
    })
    .map(
      ([path]) => `${path}: no longer writes what mayWrite in scripts/structure/table-owners.ts allows it`,
    );
}

/** Each table is written only by its owner, so that the rules of its rows are in one place. */
export function tableWriters(): Finding[] {
  const files = filesUnder("server", /\.ts$/).filter(
    (path) =>
      !path.endsWith(".test.ts") && !path.startsWith("server/testing/") && path !== "server/db/schema.ts",
  );
  return [
    ...files.flatMap((path) => [...foreignWrites(path, text(path)), ...hiddenWrites(path, text(path))]),
    ...settledExceptions(files),
    ...filesUnder("server/db/functions", /\.sql$/).flatMap((path) =>
      foreignWritesOfFunction(path, text(path)),
    ),
  ];
}
