import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { routes } from "#server/app.ts";
import { tenantOf } from "#server/tenant.ts";
import { groupUnansweredQuestions } from "#server/modules/knowledge/unanswered-questions.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { triageRuleBody } from "./valid-bodies.fixture.ts";
import { snapshot, rowsOf } from "#server/testing/organization-rows.ts";
import { converse, createWorld, secret, type World } from "#server/testing/two-organizations.ts";

let world: World;
/** An object of the own organisation for each call whose path names one, by the call's path. */
let ownIds: Record<string, string>;

const ticketBefore = (id: string, ownId: string) => ({
  id: ownId,
  status: "deferred",
  handled_by_human: true,
  assignee_id: id,
  priority: "normal",
  tag_ids: [id],
});
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const answer = { ar: "نعم", en: null };
const campaign = (more: object) => ({ name: "n", channel: "whatsapp", text: "t", ...more });
const reminder = (id: string) => ({ template_id: id, values: [], at: tomorrow });

/**
 * Bodies that name an object of another organisation, in every field that takes an id. `own` is a ticket of the own
 * organisation.
 */
const bodies: Record<string, (id: string, own: string) => unknown[]> = {
  "channels.resendCode": (id) => [{ setup_id: id }],
  "channels.verifyCode": (id) => [{ setup_id: id, code: "123456" }],
  "customers.removeTag": (id) => [{ tag_id: id }],
  "tickets.removeTag": (id) => [{ tag_id: id }],
  "ticketNotes.add": (id) => [{ text: "note", mentions: [id] }],
  "tickets.assign": (id) => [{ member_id: id }],
  "tickets.changeMany": (id, ownId) => [
    { ids: [id], change: { kind: "close", reason: "other" } },
    { ids: [id, ownId], change: { kind: "priority", priority: "urgent" } },
    { ids: [ownId], change: { kind: "assign", member_id: id } },
    { ids: [ownId], change: { kind: "untag", tag_id: id } },
  ],
  "tickets.undoChanges": (id, ownId) => [
    { change: { kind: "assign", member_id: id }, tickets: [ticketBefore(id, ownId)] },
    { change: { kind: "untag", tag_id: id }, tickets: [ticketBefore(id, ownId)] },
    { change: { kind: "priority", priority: "urgent" }, tickets: [ticketBefore(id, id)] },
  ],
  "tickets.merge": (id) => [{ into_id: id }],
  "triageRules.add": (id) => [ruleWith(id)],
  "triageRules.change": (id) => [ruleWith(id)],
  "triageRules.order": (id) => [{ ids: [id] }],
  "customers.exportList": (id) => [{ tag: id }],
  "customerSegments.add": (id) => [{ name: "n", filters: { tag_id: id } }],
  "customers.setField": (id) => [{ field_id: id, value: "v" }],
  "customers.join": (id) => [{ other_id: id }],
  "customers.tellApart": (id) => [{ other_id: id }],
  "customers.undoJoin": (id) => [{ join_id: id }],
  "influencers.change": (id) => [{ campaign_id: id }],
  "lessons.teach": (id) => [
    { message_id: id, question: "q", answer },
    { message_id: id, question: "q", entry_id: `faq:${id}` },
  ],
  "faqs.addPhrasing": (id) => [
    { entry_id: id, phrasing: "p" },
    { entry_id: `faq:${id}`, phrasing: "p" },
  ],
  "questions.create": (id) => [{ question: "q", right: { kind: "entry", entry_id: `faq:${id}` } }],
  "questions.update": (id) => [{ right: { kind: "entry", entry_id: `faq:${id}` } }],
  "gaps.answer": (id) => [{ phrasings: ["p"], entry_id: `faq:${id}` }],
  "campaigns.add": (id) => [campaign({ template_id: id }), campaign({ audience: { tag_id: id } })],
  "campaigns.change": (id) => [campaign({ template_id: id }), campaign({ audience: { tag_id: id } })],
  "reminders.add": (id) => [reminder(id)],
  "reminders.change": (id) => [reminder(id)],
  "templates.setReopening": (id) => [{ template_id: id }],
  "templates.send": (id) => [{ template_id: id, values: [] }],
};

function ruleWith(id: string) {
  const rule = triageRuleBody("own");
  return { ...rule, actions: { ...rule.actions, assignee_id: id } };
}

/** A number that a caller chooses for a message, or the name of a program; neither is an id of ours. */
const madeUp = new Set(["client_id"]);

/** Returns the fields of a schema that take an id, as paths. */
function idFields(schema: z.core.JSONSchema.BaseSchema, path = ""): string[] {
  const idPaths = schema.format === "uuid" ? [path] : [];
  const properties = Object.entries(schema.properties ?? {}) as [string, z.core.JSONSchema.BaseSchema][];
  const inner = properties.flatMap(([name, each]) => {
    const isNamed = /(?:^|_)ids?$/.test(name) && !madeUp.has(name);
    return [
      ...(isNamed ? [`${path}.${name}`] : []),
      ...(madeUp.has(name) ? [] : idFields(each, `${path}.${name}`)),
    ];
  });
  const items = schema.items as z.core.JSONSchema.BaseSchema | undefined;
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as z.core.JSONSchema.BaseSchema[];
  return [
    ...new Set([
      ...idPaths,
      ...inner,
      ...(items ? idFields(items, path) : []),
      ...either.flatMap((each) => idFields(each, path)),
    ]),
  ];
}

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema ? idFields(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" })) : [];

const ofTeam = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => ["session", "member", "owner"].includes(access));
const withBody = ofTeam.filter(({ body }) => fieldsOf(body).length > 0);
const withQuery = ofTeam.filter(({ query }) => fieldsOf(query).length > 0);

beforeAll(async () => {
  world = await createWorld();
  const { app, owner, ownChat } = world;
  await trainAgent(app, owner.organizationId, shopEntries());
  await converse(app, ownChat, "ابغى اكلم موظف 0555550143");
  await converse(app, ownChat, "هل تغلّفون الهدايا؟");
  await groupUnansweredQuestions(tenantOf(app.context, owner.organizationId));
  const { token } = owner;
  const create = async (path: string, json: object) => {
    const created = await app.request({ path, token, json });
    expect(created.status, created.text).toBe(200);
    return created.body.data.id as string;
  };
  const first = async (table: string) =>
    (
      await app.database.ownerPool.query<{ id: string }>(
        `select id from ${table} where organization_id = $1 limit 1`,
        [owner.organizationId],
      )
    ).rows[0]?.id as string;
  const ticket = await first("tickets");
  ownIds = {
    tickets: ticket,
    customers: await first("customers"),
    gaps: await first("unanswered_questions"),
    "triage-rules": await create("/api/triage-rules/", triageRuleBody("own")),
    questions: await create("/api/questions/", { question: "q", right: { kind: "person" } }),
    campaigns: await create("/api/campaigns/", { name: "own", channel: "email" }),
    reminders: await create(`/api/tickets/${ticket}/reminders/`, { text: "own", at: tomorrow }),
    influencers: randomUUID(),
    templates: "whatsapp",
  };
  return async () => app[Symbol.asyncDispose]();
});

/** Returns the id of one object of each kind that the other organisation has. */
const foreignIds = () => Object.values(world.ids).flatMap((ids) => ids.slice(0, 1));

test("A21: every field of a body that takes an id is tried with those of another organisation", () => {
  expect(Object.keys(bodies).toSorted()).toEqual(withBody.map(({ name }) => name).toSorted());
  for (const { name, body } of withBody) {
    const written = JSON.stringify(bodies[name]!("ID", "own"));
    for (const field of fieldsOf(body))
      expect(written, `${name}: ${field}`).toContain(`"${field.split(".").at(-1)}"`);
  }
});

test.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
  "A21: %s takes no id of another organisation in its body",
  async (name, endpoint) => {
    const theirs = await snapshot(world.app, world.other.organizationId);
    const path = endpoint.path.replace(/:\w+/, () => ownIds[endpoint.path.split("/")[2] ?? ""] ?? "missing");
    expect(path).not.toContain("missing");
    for (const id of foreignIds())
      for (const json of bodies[name]!(id, ownIds["tickets"]!)) {
        const response = await world.app.request({
          method: endpoint.method,
          path,
          token: world.owner.token,
          json,
        });
        expect([200, 400, 404, 409, 422], `${name} ${id} ${response.text}`).toContain(response.status);
        expect(response.text).not.toContain(secret);
      }
    // If an id of the other organisation appears in a row, a call has linked it.
    const rows = await rowsOf(world.app, world.owner.organizationId);
    expect(foreignIds().filter((id) => rows.includes(id))).toEqual([]);
    expect(await snapshot(world.app, world.other.organizationId)).toBe(theirs);
  },
  60_000,
);

test.each(withQuery.map((endpoint) => [endpoint.name, endpoint] as const))(
  "A21: %s shows nothing for an id of another organisation in its query",
  async (name, endpoint) => {
    for (const field of fieldsOf(endpoint.query).map((each) => each.split(".").at(-1)))
      for (const id of foreignIds()) {
        const response = await world.app.request({
          path: `${endpoint.path}?${field}=${id}`,
          token: world.owner.token,
        });
        expect([200, 400, 404], `${name} ${field}`).toContain(response.status);
        expect(response.bytes.includes(secret)).toBe(false);
      }
  },
  60_000,
);
