import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const actions = {
  "make an owner": { method: "PATCH", json: { role: "owner" } },
  "make an agent": { method: "PATCH", json: { role: "agent" } },
  disable: { method: "PATCH", json: { disabled: true } },
  enable: { method: "PATCH", json: { disabled: false } },
  "log out": { method: "POST" },
  remove: { method: "DELETE" },
} as const;
type Action = keyof typeof actions;

function runAction(app: TestApp, token: string | undefined, id: string, action: Action) {
  const path = `/api/members/${id}/${action === "log out" ? "end-sessions/" : ""}`;
  return app.request({ ...actions[action], path, ...(token && { token }) });
}

const statusOf = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/me/", token })).status;

const logIn = (app: TestApp, { email, password }: { email: string; password: string }) =>
  app.request({ path: "/auth/login/", json: { email, password } });

const listAll = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/members/?include_disabled=true", token })).body.data as {
    id: string;
    role: string;
    state: string;
  }[];

const mailsTo = async (app: TestApp, address: string) =>
  (
    await app.database.ownerPool.query<{ subject: string; text: string }>(
      "select subject, text from mails where to_address = $1 order by created_at, id",
      [address],
    )
  ).rows;

test.each(Object.keys(actions) as Action[])(
  "who may %s a member: another owner, and nobody else",
  async (action) => {
    await using app = await testApp();
    const owner = await signUpOwner(app);
    const second = await addMember(app, owner, "owner");
    const agent = await addMember(app, owner);
    const colleague = await addMember(app, owner);
    const stranger = await signUpOwner(app);
    const operator = await operatorToken(app);
    const before = await listAll(app, owner.token);
    const refused: [who: string, token: string | undefined, target: string, status: number][] = [
      ["nobody", undefined, agent.memberId, 401],
      ["an agent, another agent", colleague.token, agent.memberId, 403],
      ["an agent, themselves", agent.token, agent.memberId, 403],
      ["an agent, an owner", agent.token, owner.memberId, 403],
      ["an owner, themselves", owner.token, owner.memberId, 409],
      ["the owner of another organisation", stranger.token, agent.memberId, 404],
      ["an operator", operator, agent.memberId, 404],
    ];
    for (const [who, token, target, status] of refused)
      expect((await runAction(app, token, target, action)).status, who).toBe(status);
    expect(await listAll(app, owner.token)).toEqual(before);
    for (const target of [agent, second])
      expect((await runAction(app, owner.token, target.memberId, action)).status).toBe(200);
  },
);

test("A32 a member's sessions and reset links end with a change of role or access, and only theirs", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  for (const action of ["make an owner", "log out", "disable", "remove"] as const) {
    const member = await addMember(app, owner);
    const phone = (await logIn(app, member)).body.data.token as string;
    await runAction(app, owner.token, member.memberId, action);
    for (const token of [member.token, phone]) expect(await statusOf(app, token), action).toBe(401);
    expect((await logIn(app, member)).status, action).toBe(
      action === "make an owner" || action === "log out" ? 200 : 400,
    );
  }
  for (const token of [owner.token, colleague.token]) expect(await statusOf(app, token)).toBe(200);
});

test("a request that changes nothing ends no session and mails nobody", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const before = (await mailsTo(app, agent.email)).length;
  for (const action of ["make an agent", "enable"] as const)
    expect((await runAction(app, owner.token, agent.memberId, action)).body.data.state).toBe("active");
  expect(await statusOf(app, agent.token)).toBe(200);
  expect(await mailsTo(app, agent.email)).toHaveLength(before);
});

test("a disabled member is hidden from the team's list, cannot log in or reset, and comes back as they were", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  await app.request({ path: "/auth/reset-link-send-mail/", json: { email: agent.email } });
  const link = /\/set-new-password\/([\w-]{43})/.exec((await mailsTo(app, agent.email)).at(-1)!.text)?.[1];
  await runAction(app, owner.token, agent.memberId, "disable");
  const shown = (await app.request({ path: "/api/members/", token: owner.token })).body.data;
  expect(shown.map(({ id }: { id: string }) => id)).toEqual([owner.memberId]);
  expect((await listAll(app, owner.token)).map(({ state }) => state)).toEqual(["active", "disabled"]);
  const reset = { token: link, password: "Another-lamp-8" };
  expect((await app.request({ path: "/auth/reset-new-password/", json: reset })).body.code).toBe(
    "reset_link_invalid",
  );
  const enabled = await runAction(app, owner.token, agent.memberId, "enable");
  expect(enabled.body.data).toMatchObject({ id: agent.memberId, role: "agent", state: "active" });
  expect((await logIn(app, agent)).status).toBe(200);
});

test("a removed member's words keep their name, and the address can be invited again", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const { ticketId } = await seedConversation(app, owner.organizationId, {
    at: new Date(),
    status: "deferred",
    subject: "سؤال",
  });
  const path = `/api/tickets/${ticketId}/`;
  await app.request({ path: `${path}reply/`, token: agent.token, json: { text: "أهلًا بك" } });
  await app.request({ path: `${path}close/`, token: agent.token, json: { reason: "other" } });
  expect((await runAction(app, owner.token, agent.memberId, "remove")).body).toEqual({ data: null });
  const ticket = (await app.request({ path, token: owner.token })).body.data;
  expect(ticket.closed_by).toBe("سارة العتيبي");
  const reply = ticket.messages.find(({ text }: { text: string }) => text === "أهلًا بك");
  expect(reply.author_name).toBe("سارة العتيبي");
  expect((await listAll(app, owner.token)).map(({ id }) => id)).toEqual([owner.memberId]);
  for (const action of Object.keys(actions) as Action[])
    expect((await runAction(app, owner.token, agent.memberId, action)).status, action).toBe(404);
  const again = { name: "سارة", email: agent.email, role: "agent" };
  const invited = await app.request({ path: "/api/members/", token: owner.token, json: again });
  expect([invited.status, invited.body.data.id === agent.memberId]).toEqual([200, false]);
});

test("two owners who take the role from each other at once: one remains, whatever they do", async () => {
  await using app = await testApp();
  for (const action of ["make an agent", "disable", "remove"] as const) {
    const first = await signUpOwner(app);
    const second = await addMember(app, first, "owner");
    const answers = await Promise.all([
      runAction(app, first.token, second.memberId, action),
      runAction(app, second.token, first.memberId, action),
    ]);
    expect(
      answers.filter(({ status }) => status === 200),
      action,
    ).toHaveLength(1);
    const { rows } = await app.database.ownerPool.query(
      "select count(*)::int as n from members where organization_id = $1 and role = 'owner' and disabled_at is null",
      [first.organizationId],
    );
    expect(rows[0].n, action).toBe(1);
  }
});

test("the person is told of each change by mail, in the language of who made it", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { businessName: "Corner Roastery" });
  const agent = await addMember(app, owner);
  const change = (json: unknown, language: string) =>
    app.request({
      method: "PATCH",
      path: `/api/members/${agent.memberId}/`,
      token: owner.token,
      json,
      headers: { "accept-language": language },
    });
  await change({ role: "owner" }, "en");
  await change({ role: "agent" }, "ar");
  await change({ disabled: true }, "ar");
  await change({ disabled: false }, "en");
  await runAction(app, owner.token, agent.memberId, "remove");
  const withoutIsolates = (subject: string) => subject.replace(/[\u2066-\u2069]/g, "");
  expect((await mailsTo(app, agent.email)).map(({ subject }) => withoutIsolates(subject)).slice(1)).toEqual([
    "You are now an owner of Corner Roastery on Wakil",
    "تغيّر دورك في Corner Roastery على وكيل",
    "أُوقف دخولك إلى Corner Roastery على وكيل",
    "Your access to Corner Roastery on Wakil is back",
    "You were removed from Corner Roastery on Wakil",
  ]);
  const texts = (await mailsTo(app, agent.email)).slice(1).map(({ text }) => text.includes("/login"));
  expect(texts).toEqual([true, true, false, true, false]);
});

test("A25 A24 strange fields of a change are refused, and no other column is written", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const change = (json: unknown) =>
    app.request({ method: "PATCH", path: `/api/members/${agent.memberId}/`, token: owner.token, json });
  for (const json of [{ role: "operator" }, { role: ["owner"] }, { disabled: "yes" }, { disabled: null }])
    expect((await change(json)).status, JSON.stringify(json)).toBe(400);
  await change({ email: "x@shop.example", name: "X", organization_id: crypto.randomUUID() });
  expect((await listAll(app, owner.token))[1]).toEqual({
    id: agent.memberId,
    name: "سارة العتيبي",
    email: agent.email,
    role: "agent",
    state: "active",
    has_second_step: false,
    photo_id: null,
  });
});
