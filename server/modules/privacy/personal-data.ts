import type { DB } from "#server/db/schema.ts";

/** Ids and addresses of one customer, by which rows are found. */
export type CustomerKey = "customers" | "conversations" | "tickets" | "messages" | "posts" | "addresses";

export type TableRule =
  /** The table holds no data of customers. */
  | { holds: "nothing"; because: string }
  /** The table refers to a customer's rows by an id or number that is meaningless after their deletion, and is kept. */
  | { holds: "references"; because: string }
  | {
      holds: "customers";
      column: string;
      key: CustomerKey;
      /**
       * `with_key` means that a foreign key deletes the data with the customer or contact. Otherwise the value is
       * the file that deletes it.
       */
      erased: "with_key" | `server/${string}`;
      /** Whether an export of the customer's data includes the table; otherwise the reason why not. */
      exported: true | string;
    };

const nothing = (because: string): TableRule => ({ holds: "nothing", because });
const references = (because: string): TableRule => ({ holds: "references", because });
const withKey = (column: string, key: CustomerKey): TableRule => ({
  holds: "customers",
  column,
  key,
  erased: "with_key",
  exported: true,
});
const deletedWith = (
  column: string,
  key: CustomerKey,
  erased: `server/${string}`,
  exported: true | string = true,
): TableRule => ({ holds: "customers", column, key, erased, exported });

const settings = nothing("the business's own settings");
const people = nothing("members and operators, no customers");
const company = nothing("the company that runs Wakil, no customers");
const schema = nothing("the schema's own");

/**
 * Personal data of customers in every table. A table without a rule is a type error, and a test compares the rules with the
 * schema's foreign keys: a table that refers to a customer, contact, ticket or message holds personal data.
 */
export const personalData: Record<keyof DB, TableRule> = {
  activity_channels: nothing("counts"),
  activity_hours: nothing("counts"),
  activity_quarters: nothing("counts"),
  activity_topic_months: nothing("counts by what the business's own knowledge is called"),
  activity_topics: nothing("counts by what the business's own knowledge is called"),
  agents: settings,
  api_keys: people,
  applied_triage_rules: withKey("ticket_id", "tickets"),
  articles: company,
  attachments: withKey("message_id", "messages"),
  attempts: nothing("hashes and times of tries, for minutes"),
  audit_chains: nothing("numbers and hashes"),
  audit_entries: references("customers and tickets by id or number alone, no contents (0038)"),
  billing_details: settings,
  business_facts: settings,
  campaign_numbers: deletedWith("address", "addresses", "server/modules/outreach/store/erasure.ts"),
  campaign_recipients: deletedWith("address", "addresses", "server/modules/outreach/store/erasure.ts"),
  campaigns: nothing(
    "what is sent to many; lines of uploaded lists with a customer's number are removed by outreach/store/erasure.ts",
  ),
  card_charges: people,
  channel_connections: settings,
  channel_events: deletedWith("thread", "addresses", "server/modules/inbox/store/erasure.ts"),
  channel_setups: settings,
  chat_looks: settings,
  chat_tokens: settings,
  company_mails: company,
  connecting_accounts: settings,
  consent_records: withKey("customer_id", "customers"),
  contacts: deletedWith("customer_id", "customers", "server/modules/customers/store/erasure.ts"),
  corrections: withKey("message_id", "messages"),
  credit_note_numbers: company,
  credit_notes: people,
  customer_field_values: withKey("customer_id", "customers"),
  customer_fields: settings,
  customer_notes: withKey("customer_id", "customers"),
  customer_requests: withKey("ticket_id", "tickets"),
  customer_segments: settings,
  customer_tags: withKey("customer_id", "customers"),
  customers: deletedWith("id", "customers", "server/modules/customers/store/erasure.ts"),
  data_deletions: references("what became of a request at a platform, without whose it was"),
  declined_invitations: people,
  demo_month: nothing("how far the demo is made"),
  demo_requests: company,
  demo_state: nothing("how far the demo is made"),
  email_changes: people,
  email_verifications: people,
  erasure_remainders: references("what of an erasure is left to do, until it is done"),
  faqs: nothing(
    "the business's answers; phrasings taught in a customer's words are removed by knowledge/forget-taught.ts",
  ),
  functions: schema,
  identity_providers: settings,
  industry_trends: nothing("counts over ten businesses and more, of none of them"),
  influencers: company,
  interactions: references("that a reply counted towards the plan, by its id"),
  internal_messages: people,
  invoice_numbers: company,
  invoices: people,
  job_decisions: company,
  job_timetable: nothing("when jobs were added"),
  jobs: references(
    "what is to be done, by ids; addresses of customers go with server/jobs/forget-jobs.ts, the rest within days",
  ),
  known_devices: people,
  login_challenges: people,
  mails: withKey("ticket_id", "tickets"),
  member_identities: people,
  members: people,
  message_templates: settings,
  messages: withKey("id", "messages"),
  migrations: schema,
  model_days: nothing("counts"),
  model_settings: settings,
  operator_invitations: people,
  operators: people,
  organization_copies: nothing("when copies of everything were made; their files are deleted after days"),
  organization_deletions: nothing("that a whole business was to be deleted, and by which owner"),
  organization_influencers: settings,
  organizations: settings,
  outbox: withKey("message_id", "messages"),
  password_resets: people,
  payments: people,
  pending_replies: withKey("message_id", "messages"),
  plans: company,
  posts: deletedWith("id", "posts", "server/modules/conversations/store/erasure.ts"),
  privacy_requests: references("who was erased, by the number the business knew them by"),
  provider_logins: people,
  recovery_codes: people,
  refunds: people,
  rejected_customer_merges: withKey("one", "customers"),
  reminders: withKey("ticket_id", "tickets"),
  reply_feedback: withKey("message_id", "messages"),
  retentions: settings,
  role_permissions: settings,
  saved_cards: people,
  second_steps: people,
  sessions: people,
  settled_questions: withKey("message_id", "messages"),
  site_settings: company,
  sources: settings,
  subscription_requests: people,
  subscription_terms: people,
  subscriptions: people,
  support_accesses: people,
  support_messages: people,
  support_requests: people,
  suppression_keys: nothing("a sealed key"),
  suppressions: references(
    "a mark by which an address is recognised that wanted no campaigns, and nothing read",
  ),
  tags: settings,
  test_questions: deletedWith("message_id", "messages", "server/modules/knowledge/store/taught-phrasings.ts"),
  ticket_notes: withKey("ticket_id", "tickets"),
  ticket_ratings: withKey("ticket_id", "tickets"),
  ticket_tags: withKey("ticket_id", "tickets"),
  ticket_topics: {
    holds: "customers",
    column: "message_id",
    key: "messages",
    erased: "with_key",
    exported: "found again from the replies, which a copy has",
  },
  ticket_views: settings,
  tickets: withKey("id", "tickets"),
  trainings: settings,
  trend_sharings: settings,
  triage_rules: settings,
  unanswered_question_groupings: nothing("when open questions were grouped"),
  unanswered_questions: deletedWith(
    "message_ids",
    "messages",
    "server/modules/knowledge/store/taught-phrasings.ts",
    "made of messages, which the copy has",
  ),
  version_vectors: nothing("numbers made of a version, which is written anew"),
  versions: nothing("the business's knowledge; what was taught in a customer's words is written out of it"),
  webhook_deliveries: references("that something happened, with ids, numbers and states alone, for 30 days"),
  webhook_endpoints: settings,
  worker_heartbeats: nothing("processes"),
};
