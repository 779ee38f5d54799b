import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maxApiKeyNameCharacters } from "#shared/values/api-keys.ts";
import {
  maxConsentSourceLength,
  maxCustomerFieldLength,
  maxCustomerFieldNameLength,
  maxCustomerSegmentNameLength,
} from "#shared/values/customers.ts";
import { maxRefundReasonLength } from "#shared/values/refunds.ts";
import { maxSourceTitleLength } from "#shared/values/sources.ts";
import { maxSupportSubjectLength } from "#shared/values/support-requests.ts";
import { maxTagLength } from "#shared/values/ticket-tags.ts";
import { maxTicketViewFiltersLength } from "#shared/contract/ticket-views.ts";
import { maxTicketViewNameLength } from "#shared/values/ticket-views.ts";
import { message } from "#shared/contract/tickets.ts";
import { triageLimits } from "#shared/values/triage-rules.ts";
import { maxWebhookAddressCharacters, webhookEvents } from "#shared/values/webhooks.ts";
import { maxAvatarLength } from "#shared/rules/chat-look.ts";
import { foldText } from "#shared/rules/fold-text.ts";
import { permissions } from "#shared/rules/permissions.ts";
import { isSent } from "#shared/rules/sent-status.ts";
import { vatNumberPattern } from "#shared/rules/vat-number.ts";
import { jobsChannel } from "#server/jobs/queue.ts";
import { priorityRank } from "#server/modules/conversations/store/ticket-list.ts";
import { storedState, ticketStates } from "#server/modules/conversations/ticket-state.ts";
import { outboundRequestStates } from "#server/modules/outbox/outbound-request-state.ts";
import { testDatabase } from "#server/testing/test-database.ts";

// The tests compare definitions that both the database and the code contain
// (docs/decisions/0027-schema-in-files.md).

/** Returns the same numbers on every run, from 0 up to and without 1. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Scripts in which names of customers, staff and products are written, with their marks, digits and presentation
 * forms.
 */
const scripts: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x12f],
  [0x131, 0x17f],
  [0x400, 0x45f],
  [0x600, 0x6ff],
  [0x200b, 0x206f],
  [0xfb50, 0xfbb1],
  [0xfe70, 0xfefc],
  [0xff01, 0xff5e],
];

function generatedTexts(count: number): string[] {
  const random = seededRandom(27);
  const below = (end: number) => Math.floor(random() * end);
  const character = () => {
    const [first, last] = scripts[below(scripts.length)] as [number, number];
    return String.fromCodePoint(first + below(last - first + 1));
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + below(12) }, character).join(""));
}

test("text is folded in the code as in the database", async () => {
  await using database = await testDatabase();
  const every = scripts.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const texts = [...every, ...generatedTexts(5_000)];
  const { rows } = await database.ownerPool.query<{ text: string; folded: string }>(
    "select text, folded(text) as folded from unnest($1::text[]) text",
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  expect(rows.filter(({ text, folded }) => foldText(text) !== folded)).toEqual([]);
});

test("the same states of a message and of a request count as sent in the code and in the database", async () => {
  await using database = await testDatabase();
  const states = [...new Set([...message.shape.status.options, ...outboundRequestStates])];
  const { rows } = await database.ownerPool.query(
    "select state, is_sent(state) as sent from unnest($1::text[]) state",
    [states],
  );
  expect(rows).toEqual(states.map((state) => ({ state, sent: isSent(state) })));
});

test("the index of quiet tickets holds those that the agent has", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ condition: string }>(
    `select pg_get_expr(indpred, indrelid) as condition from pg_index
     where indrelid = 'tickets'::regclass and pg_get_expr(indpred, indrelid) like '%handled_by_human%'`,
  );
  expect(rows).toHaveLength(1);
  const states = ticketStates.map((state) => ({ state, ...storedState[state] }));
  const { rows: held } = await database.ownerPool.query<{ state: string }>(
    `select state from jsonb_to_recordset($1::jsonb) as t(state text, status text, "handledByHuman" boolean),
       lateral (select "handledByHuman" as handled_by_human) h where ${rows[0]?.condition}`,
    [JSON.stringify(states)],
  );
  expect(held).toEqual([{ state: "with_agent" }]);
});

test("tickets are ordered by priority with the expression of their index", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ definition: string }>(
    "select pg_get_indexdef('tickets_by_priority'::regclass) as definition",
  );
  expect(rows[0]?.definition).toContain(priorityRank("priority"));
});

test("workers listen where the database tells of a new job", async () => {
  await using database = await testDatabase();
  const client = await database.ownerPool.connect();
  try {
    const notified = new Promise<string | undefined>((resolve) =>
      client.once("notification", ({ payload }) => resolve(payload)),
    );
    await client.query(`listen ${jobsChannel}`);
    await client.query("select add_job('mail.tick')");
    expect(await notified).toBe("mail.tick");
    await client.query("update jobs set attempts = max_attempts");
    const again = new Promise<string | undefined>((resolve) =>
      client.once("notification", ({ payload }) => resolve(payload)),
    );
    await client.query("select gate.retry_failed_jobs(null, 'mail.tick', null, now())");
    expect(await again).toBe("mail.tick");
  } finally {
    client.release();
  }
});

test("the database tells webhooks of the events that they can be given, and of no others", () => {
  const notified = ["tell_of_customer", "tell_of_message", "tell_of_ticket"].flatMap((name) =>
    [
      ...readFileSync(new URL(`functions/${name}.sql`, import.meta.url), "utf8").matchAll(
        /'([a-z]+\.[a-z]+)'/g,
      ),
    ].map(([, event]) => event),
  );
  expect(new Set(notified)).toEqual(new Set(webhookEvents));
});

test("a text has the longest length in its column that the code allows", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ column: string; longest: number }>(
    `select conrelid::regclass || '.' || attname as column,
       substring(pg_get_constraintdef(c.oid) from 'length\\(\\w+\\) <= (\\d+)')::integer as longest
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
     where c.contype = 'c' and connamespace = 'public'::regnamespace
       and pg_get_constraintdef(c.oid) ~ 'length\\(\\w+\\) <= '`,
  );
  expect(Object.fromEntries(rows.map(({ column, longest }) => [column, longest]))).toEqual({
    "api_keys.name": maxApiKeyNameCharacters,
    "chat_looks.avatar": maxAvatarLength,
    "consent_records.source": maxConsentSourceLength,
    "credit_notes.reason": maxRefundReasonLength,
    "customer_field_values.value": maxCustomerFieldLength,
    "customer_fields.name": maxCustomerFieldNameLength,
    "customer_segments.name": maxCustomerSegmentNameLength,
    "sources.title_ar": maxSourceTitleLength,
    "sources.title_en": maxSourceTitleLength,
    "support_requests.subject": maxSupportSubjectLength,
    "tags.name": maxTagLength,
    "ticket_views.filters": maxTicketViewFiltersLength,
    "ticket_views.name": maxTicketViewNameLength,
    "triage_rules.name": triageLimits.maxName,
    "webhook_endpoints.url": maxWebhookAddressCharacters,
  });
});

test("a VAT number has one form", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'billing_details'::regclass and pg_get_constraintdef(oid) like '%~%'`,
  );
  expect(rows.map(({ definition }) => definition)).toEqual([
    expect.stringContaining(vatNumberPattern.source),
  ]);
});

test("each permission has the column of an owner's decision, and a session carries them all", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = 'role_permissions'::regclass and attname like 'may\\_%' order by attnum`,
  );
  expect(rows.map(({ column }) => column)).toEqual(permissions.map((permission) => `may_${permission}`));
  const session = readFileSync(new URL("functions/session.sql", import.meta.url), "utf8");
  for (const permission of permissions) expect(session).toContain(`'${permission}', r.may_${permission}`);
});
