import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { grantedRoles, type Permission, permissions, permissionsOf } from "#shared/rules/permissions.ts";
import { routes } from "#server/app.ts";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { send, type TestApp, testApp } from "#server/testing/test-app.ts";
import { Failure } from "./failure.ts";
import { maxHalfRequests } from "./half-requests.ts";
import { maxOpenStreams } from "./open-streams.ts";
import { createHttpServer, type HttpServer } from "./server.ts";
import type { Route } from "./serve.ts";

/**
 * Calls that change something and are open to every member, whatever their role: their own account, and the daily
 * work with customers.
 */
const openToMembers = [
  "agents.preview",
  "agents.previewAgent",
  "auth.setPassword",
  "customerConsents.add",
  "customerNotes.add",
  "customerNotes.delete",
  "customers.addTag",
  "customers.removeTag",
  "customers.setField",
  "customers.update",
  "deliveries.retry",
  "emailVerification.requestChange",
  "emailVerification.send",
  "internal.ask",
  "internal.forward",
  "internal.judge",
  "lessons.judge",
  "profile.removePhoto",
  "profile.rename",
  "profile.setNotification",
  "profile.setPhoto",
  "reminders.add",
  "reminders.cancel",
  "reminders.change",
  "support.create",
  "support.reply",
  "templates.refresh",
  "templates.send",
  "ticketNotes.add",
  "ticketNotes.delete",
  "ticketViews.add",
  "ticketViews.delete",
  "tickets.addTag",
  "tickets.assign",
  "tickets.changeMany",
  "tickets.close",
  "tickets.merge",
  "tickets.removeTag",
  "tickets.reopen",
  "tickets.reply",
  "tickets.resolve",
  "tickets.sendPicture",
  "tickets.setPriority",
  "tickets.undoChanges",
  "tickets.undoMerge",
];

/** Every route with a handler that only reports that it was reached; the content of the request is ignored. */
const reachedRoutes = routes.map(({ endpoint }): Route => {
  const {
    body: _body,
    bodyKind: _kind,
    params: _params,
    query: _query,
    streams: _streams,
    ...rest
  } = endpoint;
  return {
    endpoint: rest as Endpoint,
    handle: () => Promise.reject(new Failure("trial_used")),
    unaudited: "the handler changes nothing",
  };
});

interface World {
  app: TestApp;
  http: HttpServer;
  owner: SignedUp;
  tokens: Record<"nobody" | "operator" | "owner" | "manager" | "agent", string | undefined>;
}
let world: World;

beforeAll(async () => {
  const app = await testApp();
  const http = await createHttpServer(app.context, reachedRoutes, [], async () => null, {
    limits: false,
    maxOpenStreams,
    maxHalfRequests,
    maxHeaderMs: 15_000,
    maxRequestMs: 60_000,
    maxIdleMs: 120_000,
    draining: () => false,
  });
  const owner = await signUpOwner(app);
  const manager = await addMember(app, owner, "manager");
  const agent = await addMember(app, owner, "agent");
  const tokens = {
    nobody: undefined,
    operator: await operatorToken(app),
    owner: owner.token,
    manager: manager.token,
    agent: agent.token,
  };
  world = { app, http, owner, tokens };
});

afterAll(async () => {
  await world.http.app.close();
  await world.app[Symbol.asyncDispose]();
});

type Caller = keyof World["tokens"];

/** Returns the response to a call before its handler runs, as far as it depends on the caller. */
async function answerTo({ method, path }: Endpoint, caller: Caller): Promise<string> {
  const token = world.tokens[caller];
  const { body } = await send(world.http, {
    method,
    path: path.replaceAll(/:\w+/g, "1"),
    ...(token && { token }),
  });
  return body.code === "trial_used" ? "reached" : body.code;
}

/** Returns the response that the endpoint's definition requires for a caller with these permissions. */
function statedAccess(
  { access, permission }: Endpoint,
  caller: Caller,
  granted: readonly Permission[],
): string {
  const isMember = caller === "owner" || caller === "manager" || caller === "agent";
  if (access === "public") return "reached";
  // A chat is opened by its token and a session id, which no account replaces.
  if (access === "chat") return "invalid_request";
  if (caller === "nobody") return "session_required";
  if (access === "session") return "reached";
  if (access === "operator") return caller === "operator" ? "reached" : "not_found";
  if (!isMember) return "not_found";
  if (access === "owner") return caller === "owner" ? "reached" : "forbidden";
  return permission === "any_member" || granted.some((one) => one === permission) ? "reached" : "forbidden";
}

const decide = (role: string, permission: Permission, allowed: boolean) =>
  world.app.request({
    method: "PUT",
    path: `/api/roles/${role}/${permission}/`,
    token: world.owner.token,
    json: { allowed },
  });

test("A21 every route states its permission, and what every member may change is listed here", () => {
  const members = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === "member");
  for (const { name, permission } of members)
    expect([...permissions, "any_member"], name).toContain(permission);
  const open = members.filter(({ method, permission }) => method !== "GET" && permission === "any_member");
  expect(open.map(({ name }) => name).sort()).toEqual(openToMembers);
  for (const permission of permissions)
    expect(members.some((endpoint) => endpoint.permission === permission)).toBe(true);
});

test("A21 every route × role: nobody, operator, owner, and managers and agents as long as nothing is decided", async () => {
  for (const { endpoint } of routes)
    for (const caller of Object.keys(world.tokens) as Caller[])
      expect(`${endpoint.name} ${caller}: ${await answerTo(endpoint, caller)}`).toBe(
        `${endpoint.name} ${caller}: ${statedAccess(endpoint, caller, permissionsOf(caller, {}))}`,
      );
});

test.each(permissions)(
  "A21 every route × role where the owner lets a role %s and nothing else",
  async (only) => {
    for (const role of grantedRoles)
      for (const permission of permissions)
        expect((await decide(role, permission, permission === only)).status).toBe(200);
    const members = routes.filter(({ endpoint: { access } }) => access === "member" || access === "owner");
    for (const { endpoint } of members)
      for (const role of [...grantedRoles, "owner"] as const)
        expect(`${endpoint.name} ${role}: ${await answerTo(endpoint, role)}`).toBe(
          `${endpoint.name} ${role}: ${statedAccess(endpoint, role, role === "owner" ? permissions : [only])}`,
        );
  },
);
