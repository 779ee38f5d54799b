import type { DB } from "#server/db/schema.ts";

/** Folders of an export; `organizationCopy.json` describes each in both languages. */
export const copyFolders = [
  "business",
  "team",
  "conversations",
  "customers",
  "knowledge",
  "campaigns",
  "channels",
  "billing",
  "support",
  "activity",
] as const;
export type CopyFolder = (typeof copyFolders)[number];

interface CopiedTable {
  folder: CopyFolder;
  /** Secrets and generated columns, which the export leaves out. */
  without: readonly string[];
}
type CopyRule = CopiedTable | { left: string };

const copyInto =
  (folder: CopyFolder) =>
  (...without: string[]): CopyRule => ({ folder, without });
const leaveOut = (because: string): CopyRule => ({ left: because });

const business = copyInto("business");
const team = copyInto("team");
const conversations = copyInto("conversations");
const customers = copyInto("customers");
const knowledge = copyInto("knowledge");
const campaigns = copyInto("campaigns");
const channels = copyInto("channels");
const billing = copyInto("billing");
const support = copyInto("support");
const activity = copyInto("activity");

const company = leaveOut("the company's own, of no business");
const secret = leaveOut("secrets of a log-in, of no use elsewhere");
const passing = leaveOut("work of minutes, done when it is read");

/** The rule for each table in a business's export. A table without a rule is a type error. */
const organizationCopyRules: Record<keyof DB, CopyRule> = {
  activity_channels: activity(),
  activity_hours: activity(),
  activity_quarters: activity(),
  activity_topic_months: activity(),
  activity_topics: activity(),
  agents: business(),
  api_keys: team("key_hash"),
  applied_triage_rules: conversations(),
  articles: company,
  attachments: conversations("file_key"),
  attempts: company,
  audit_chains: activity(),
  audit_entries: activity(),
  billing_details: billing(),
  business_facts: knowledge(),
  campaign_numbers: campaigns(),
  campaign_recipients: campaigns(),
  campaigns: campaigns("picture_key"),
  card_charges: billing("confirm_url"),
  channel_connections: channels("sealed_secrets"),
  channel_events: channels(),
  channel_setups: passing,
  chat_looks: business(),
  chat_tokens: leaveOut("the address of the chat page, which the portal shows"),
  company_mails: company,
  connecting_accounts: passing,
  consent_records: customers(),
  contacts: customers(),
  corrections: knowledge(),
  credit_note_numbers: company,
  credit_notes: billing(),
  customer_field_values: customers(),
  customer_fields: customers(),
  customer_notes: customers(),
  customer_requests: conversations(),
  customer_segments: customers(),
  customer_tags: customers(),
  customers: customers("search"),
  data_deletions: company,
  declined_invitations: leaveOut("hashes of addresses of people who want to hear nothing"),
  demo_month: company,
  demo_requests: company,
  demo_state: company,
  email_changes: secret,
  email_verifications: secret,
  erasure_remainders: passing,
  faqs: knowledge(),
  functions: company,
  identity_providers: team("sealed_secret", "domain_token"),
  industry_trends: company,
  influencers: company,
  interactions: billing(),
  internal_messages: conversations(),
  invoice_numbers: company,
  invoices: billing(),
  job_decisions: company,
  job_timetable: company,
  jobs: passing,
  known_devices: secret,
  login_challenges: secret,
  mails: conversations(),
  member_identities: team(),
  members: team("password_hash", "photo_key"),
  message_templates: channels(),
  messages: conversations(),
  migrations: company,
  model_days: activity(),
  model_settings: business("sealed_key", "sealed_embeddings_key"),
  operator_invitations: company,
  operators: company,
  organization_copies: activity(),
  organization_deletions: activity("last_entry_hash"),
  organization_influencers: campaigns(),
  organizations: business(),
  outbox: conversations(),
  password_resets: secret,
  payments: billing(),
  pending_replies: passing,
  plans: company,
  posts: conversations(),
  privacy_requests: activity(),
  provider_logins: passing,
  recovery_codes: secret,
  refunds: billing(),
  rejected_customer_merges: customers(),
  reminders: conversations(),
  reply_feedback: knowledge(),
  retentions: business(),
  role_permissions: team(),
  saved_cards: billing("sealed_token", "token_hash"),
  second_steps: secret,
  sessions: team("token_hash", "sealed_provider_login"),
  settled_questions: knowledge(),
  site_settings: company,
  sources: knowledge("file_key"),
  subscription_requests: billing(),
  subscription_terms: billing(),
  subscriptions: billing(),
  support_accesses: support(),
  support_messages: support(),
  support_requests: support(),
  suppression_keys: leaveOut("a sealed key of this server"),
  suppressions: leaveOut("marks that only this server can read; the list of customers says who refused"),
  tags: conversations(),
  test_questions: knowledge("search"),
  ticket_notes: conversations(),
  ticket_ratings: conversations(),
  ticket_tags: conversations(),
  ticket_topics: leaveOut("found again from the replies, which a copy has"),
  ticket_views: conversations(),
  tickets: conversations("search"),
  trainings: knowledge(),
  trend_sharings: business(),
  triage_rules: conversations(),
  unanswered_question_groupings: passing,
  unanswered_questions: knowledge(),
  version_vectors: leaveOut("numbers made of a version"),
  versions: knowledge("file_key", "staff_file_key"),
  webhook_deliveries: channels(),
  webhook_endpoints: channels("sealed_secret", "sealed_previous_secret"),
  worker_heartbeats: company,
};

/** Exported tables, ordered by folder and name. */
export const copiedTables = Object.entries(organizationCopyRules)
  .flatMap(([table, rule]) => ("folder" in rule ? [{ table, ...rule }] : []))
  .sort((one, other) => copyFolders.indexOf(one.folder) - copyFolders.indexOf(other.folder));
