import { expect, test } from "vitest";
import ar from "#shared/locales/ar/activity.json" with { type: "json" };
import en from "#shared/locales/en/activity.json" with { type: "json" };
import { routes } from "#server/app.ts";
import { isAudited } from "#server/http/serve.ts";
import { testDatabase } from "#server/testing/test-database.ts";
import { nounsOfArea } from "./audit-areas.ts";

const audited = routes.filter(isAudited).map(({ endpoint }) => endpoint.name);

/** The nouns of calls that only operators make, for the company itself. */
const companyNouns = [
  "operators",
  "operatorPlans",
  "operatorInfluencers",
  "operatorJobs",
  "demoRequests",
  "editedArticles",
];

/**
 * Tables into which calls may write without an entry, with the reason. Changes of every other table are recorded.
 */
const unrecordedTables: Record<string, string> = {
  activity_channels: "counts of what is recorded",
  activity_hours: "counts of what is recorded",
  activity_quarters: "counts of what is recorded",
  activity_topic_months: "counts of what is recorded",
  activity_topics: "counts of what is recorded",
  applied_triage_rules: "what rules do to tickets; the rule is recorded",
  attachments: "part of a message, which is recorded",
  attempts: "counters of tries",
  audit_chains: "the log itself",
  audit_entries: "the log itself",
  campaign_recipients: "chosen when a campaign starts; the campaign is recorded",
  channel_events: "deliveries of platforms",
  company_mails: "follow from what is recorded",
  connecting_accounts: "held for seconds while a channel is connected",
  contacts: "customers' addresses; the customer is recorded",
  credit_note_numbers: "the last number of credit notes, which are recorded",
  customer_requests: "written by the agent",
  data_deletions: "a record itself",
  declined_invitations: "hashes of addresses; the declined invitation is recorded as a member deleted",
  demo_month: "the demo's own",
  demo_state: "the demo's own",
  email_changes: "changes nothing until it is used",
  email_verifications: "changes nothing until it is used",
  erasure_remainders: "what is left to do of an erasure, which is recorded",
  functions: "the schema's own",
  industry_trends: "counts over ten businesses and more, which a job writes",
  interactions: "counts of the agent's replies",
  invoice_numbers: "the last number of invoices, which are recorded",
  job_timetable: "the queue's own",
  jobs: "follow from what is recorded; what operators decide about them is in job_decisions",
  known_devices: "noted at a log-in, whose session is recorded",
  login_challenges: "a log-in that waits for its code",
  mails: "follow from what is recorded",
  migrations: "the schema's own",
  model_days: "counts of use",
  password_resets: "changes nothing until it is used",
  pending_replies: "written by the agent",
  posts: "read from platforms",
  provider_logins: "a log-in that waits for its provider",
  suppression_keys: "made with an organisation's first refusal",
  suppressions: "customers' own choices",
  ticket_ratings: "customers' own answers",
  ticket_topics: "follows from the agent's replies",
  unanswered_question_groupings: "computed",
  version_vectors: "computed for a version, which is recorded",
  webhook_deliveries: "follow from what is recorded",
  worker_heartbeats: "the queue's own",
};

test("A58: every call that changes something is audited under a name with a text in both languages, or says why not", () => {
  const textOf = (texts: typeof ar | typeof en, action: string): unknown =>
    action.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], texts.actions);
  for (const route of routes) {
    const { endpoint, unaudited, recordsReading } = route;
    if (endpoint.method === "GET") expect(unaudited, endpoint.name).toBeUndefined();
    else expect(recordsReading, endpoint.name).toBeUndefined();
    if (isAudited(route))
      for (const texts of [ar, en])
        expect(textOf(texts, endpoint.name), endpoint.name).toEqual(expect.any(String));
    if (unaudited !== undefined) expect(unaudited.split(" ").length, endpoint.name).toBeGreaterThan(4);
  }
  expect(audited.length).toBeGreaterThan(100);
});

test("no text is left of an action that is gone, and each action is in exactly one area", () => {
  const named = Object.entries(en.actions).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  // Two recorded actions belong to no audited call: an operator who reads with an owner's consent changes nothing,
  // and a business that loses a mailbox has made no call.
  expect(named.sort()).toEqual([...audited, "supportAccess.read", "mailboxes.endUnproven"].sort());
  const nouns = [...Object.values(nounsOfArea).flat(), ...companyNouns];
  expect(nouns.sort()).toEqual(Object.keys(en.actions).sort());
});

test("every table is recorded, or named here with the reason why not; every kind and field has a text", async () => {
  await using database = await testDatabase();
  const { rows: tables } = await database.ownerPool.query<{ name: string; args: string | null }>(
    `select c.relname as name, encode(t.tgargs, 'escape') as args
     from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'record_change'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const unrecorded = tables.filter(({ args }) => args === null).map(({ name }) => name);
  expect(unrecorded).toEqual(Object.keys(unrecordedTables).sort());
  const { rows: columns } = await database.ownerPool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const known = new Set(columns.map(({ name }) => name));
  for (const { name, args } of tables) {
    if (args === null) continue;
    const [kind = "", fields = "", label = ""] = args.split("\\000");
    const listed = fields.split(",").filter(Boolean);
    for (const column of [...listed, ...(label ? [label] : [])]) expect(known).toContain(`${name}.${column}`);
    for (const texts of [ar, en]) {
      expect(Object.keys(texts.kinds), name).toContain(kind);
      for (const field of listed) expect(Object.keys(texts.fields), `${name}.${field}`).toContain(field);
    }
    // Words of customers and staff, secrets and names of customers never enter the log.
    expect(
      listed.filter((field) =>
        /text|password|sealed|hash|token|secret|body|note$|question|answer_(ar|en)/.test(field),
      ),
    ).toEqual([]);
  }
});
