import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/contract/audit.ts";
import { addMember } from "#server/testing/add-member.ts";
import { nameServer } from "#server/testing/name-server.ts";
import { codeOf, setUpSecondStep } from "#server/testing/authenticator.ts";
import {
  type TokenFault,
  openIdProvider,
  type OpenIdProvider,
  providerClient,
} from "#server/testing/openid-provider.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, type TestResponse, testApp } from "#server/testing/test-app.ts";

const path = "/api/single-sign-on/";
const domain = "roastery.example";

const save = (app: TestApp, { token }: { token: string }, issuer: string, more: object = {}) =>
  app.request({
    method: "PUT",
    path,
    token,
    json: { issuer, ...providerClient, domain, default_role: "agent", ...more },
  });
const prove = (app: TestApp, { token }: { token: string }) =>
  app.request({ method: "POST", path: `${path}domain/`, token });
const enable = (app: TestApp, { token }: { token: string }, isRequired = false) =>
  app.request({
    method: "PUT",
    path: `${path}enabled/`,
    token,
    json: { is_enabled: true, is_required: isRequired },
  });
const begin = (app: TestApp, email: string) =>
  app.request({ path: "/auth/single-sign-on/", json: { email } });
const finish = (app: TestApp, response: string, browser: string) =>
  app.request({ path: "/auth/single-sign-on/finish/", json: { response, browser } });
const codeIn = ({ status, body }: TestResponse) => [status, body.code];
const proofOf = ({ email }: { email: string }) => ({ sub: email, email, email_verified: true });

/** Starts the product, a name server and a provider; `configure` sets single sign-on up for a business. */
async function office() {
  const names = await nameServer();
  const provider = await openIdProvider();
  const app = await testApp({
    env: { SINGLE_SIGN_ON_PRIVATE_ADDRESSES: "true", DNS_SERVERS: names.address },
  });
  return {
    app,
    names,
    provider,
    async configure(owner: SignedUp, more: object = {}) {
      const { record } = (await save(app, owner, provider.issuer, more)).body.data;
      names.set(record.name, record.value);
      await prove(app, owner);
      expect((await enable(app, owner)).status).toBe(200);
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
      await names[Symbol.asyncDispose]();
    },
  };
}

/** Makes one complete log-in of the person who is logged in at the provider. */
async function logIn(app: TestApp, provider: OpenIdProvider, email = `somebody@${domain}`) {
  const { url, browser } = (await begin(app, email)).body.data;
  return finish(app, await provider.visit(url), browser);
}

test("an owner sets a provider, proves the domain by its TXT record and switches it on; a first log-in adds a member", async () => {
  await using setup = await office();
  const { app, names, provider } = setup;
  const owner = await signUpOwner(app);
  const saved = await save(app, owner, provider.issuer, { domain: " @Roastery.example. " });
  expect(saved.body.data).toMatchObject({
    issuer: provider.issuer,
    domain,
    has_secret: true,
    domain_proven_at: null,
    is_enabled: false,
    redirect_uri: "http://wakil.test/login/return",
    post_logout_redirect_uri: "http://wakil.test/login",
  });
  const { rows } = await app.database.ownerPool.query(
    "select to_jsonb(p)::text as row from identity_providers p",
  );
  expect(rows[0].row).not.toContain(providerClient.client_secret);
  expect(codeIn(await enable(app, owner))).toEqual([409, "domain_unproven"]);
  expect(codeIn(await begin(app, `noura@${domain}`))).toEqual([400, "single_sign_on_unknown"]);

  const { name, value } = saved.body.data.record;
  expect(name).toBe(`_wakil.${domain}`);
  expect(codeIn(await prove(app, owner))).toEqual([409, "domain_record_missing"]);
  names.set(name, "wakil-verification=of-somebody-else");
  expect(codeIn(await prove(app, owner))).toEqual([409, "domain_record_missing"]);
  names.set(name, value);
  expect((await prove(app, owner)).body.data.domain_proven_at).toEqual(expect.any(String));
  expect((await enable(app, owner)).body.data.is_enabled).toBe(true);

  provider.account = {
    sub: "person-7",
    email: `Noura@${domain}`,
    email_verified: true,
    name: "نورة القحطاني",
  };
  const session = await logIn(app, provider, `noura@${domain}`);
  expect(session.body.data).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { name: "نورة القحطاني", email: `noura@${domain}`, role: "agent" },
    organization: { id: owner.organizationId },
  });
  const listed = (await app.request({ path: "/api/members/", token: owner.token })).body.data;
  expect(listed.at(-1)).toMatchObject({ email: `noura@${domain}`, state: "active" });

  // The provider's subject identifies the person: with another name and address there, it is still the same member.
  provider.account = { ...provider.account, email: `n.alqahtani@${domain}` };
  expect((await logIn(app, provider)).body.data.user.id).toBe(session.body.data.user.id);

  const log = (await app.request({ path: "/api/activity/", token: owner.token })).body.data as AuditEntry[];
  const actions = log.map(({ action }) => action);
  for (const action of ["save", "proveDomain", "enable"]) expect(actions).toContain(`singleSignOn.${action}`);
  const first = log.findLast(({ action }) => action === "auth.finishSingleSignOn");
  expect(first?.author).toMatchObject({ kind: "member", name: "نورة القحطاني" });
  expect(JSON.stringify(log)).not.toContain(providerClient.client_secret);
});

test("a response is refused that is not signed, not of this log-in, not for us, too old or not this issuer's", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  const owner = await signUpOwner(app);
  await setup.configure(owner);
  provider.account = proofOf({ email: `sara@${domain}` });
  expect((await logIn(app, provider)).status).toBe(200);
  const earlier = provider.lastToken;
  const now = Math.floor(Date.now() / 1000);
  const flaws: TokenFault[] = [
    "unknown key",
    "unsigned",
    "key of another algorithm",
    { token: earlier },
    { claims: { nonce: "of another log-in" } },
    { claims: { nonce: undefined } },
    { claims: { aud: "another client" } },
    { claims: { aud: ["wakil", "another client"], azp: "another client" } },
    { claims: { iss: "https://issuer.example" } },
    { claims: { iat: now - 7200, exp: now - 3600 } },
    { claims: { nbf: now + 3600 } },
  ];
  for (const flaw of flaws) {
    provider.flaw = flaw;
    expect(codeIn(await logIn(app, provider)), JSON.stringify(flaw)).toEqual([400, "single_sign_on_failed"]);
  }
  provider.flaw = null;
  const members = await app.request({ path: "/api/members/", token: owner.token });
  expect(members.body.data).toHaveLength(2);
});

test("a response is good once, in the browser that began, for ten minutes, with its own state and issuer", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  app.setClock(new Date());
  await setup.configure(await signUpOwner(app));
  provider.account = proofOf({ email: `sara@${domain}` });
  const start = async () => {
    const { url, browser } = (await begin(app, `sara@${domain}`)).body.data;
    return { response: await provider.visit(url), browser: browser as string };
  };
  const one = await start();
  const other = await start();
  const refused = [400, "single_sign_on_failed"];
  // A victim's browser that is led to the attacker's response does not log in as the attacker.
  expect(codeIn(await finish(app, other.response, one.browser))).toEqual(refused);
  const wrong = new URLSearchParams(one.response);
  wrong.set("state", "somebody else's");
  expect(codeIn(await finish(app, `?${wrong}`, one.browser))).toEqual(refused);
  const answers = await Promise.all([1, 2].map(() => finish(app, one.response, one.browser)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);

  const mixed = await start();
  const otherIssuer = new URLSearchParams(mixed.response);
  otherIssuer.set("iss", "https://issuer.example");
  expect(codeIn(await finish(app, `?${otherIssuer}`, mixed.browser))).toEqual(refused);
  const late = await start();
  app.setClock(new Date(app.context.clock().getTime() + 10 * 60_000 + 1));
  expect(codeIn(await finish(app, late.response, late.browser))).toEqual(refused);
  const denied = await start();
  const state = new URLSearchParams(denied.response).get("state");
  expect(codeIn(await finish(app, `?error=access_denied&state=${state}`, denied.browser))).toEqual(refused);
});

test("only a proven address of the business's own domain logs in; without one in the token the provider is asked", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  await setup.configure(await signUpOwner(app));
  const email = `sara@${domain}`;
  for (const claims of [
    { email },
    { email, email_verified: false },
    { email: "sara@elsewhere.example", email_verified: true },
    { email: `sara@sub.${domain}`, email_verified: true },
    { email: `sara@elsewhere.example@${domain}`, email_verified: true },
    { email: [email], email_verified: true },
  ]) {
    provider.account = { sub: "person-9", ...claims };
    expect(codeIn(await logIn(app, provider)), JSON.stringify(claims)).toEqual([
      403,
      "single_sign_on_address",
    ]);
  }
  provider.account = { sub: "person-9" };
  provider.userInfo = { email, email_verified: true, name: "Sara" };
  expect((await logIn(app, provider)).body.data.user).toMatchObject({ email, name: "Sara" });
});

test("the provider of one business logs nobody of another in, and a domain belongs to one business", async () => {
  await using setup = await office();
  await using foreign = await openIdProvider();
  const { app, provider, names } = setup;
  const owner = await signUpOwner(app);
  await setup.configure(owner);
  const stranger = await signUpOwner(app, { email: "owner@elsewhere.example" });
  const other = await signUpOwner(app);
  const otherDomain = "shop.example";
  const { record } = (await save(app, other, foreign.issuer, { domain: otherDomain })).body.data;
  names.set(record.name, record.value);
  await prove(app, other);
  await enable(app, other);

  // The other business's provider claims a member of the first one, even in a log-in that began with the member's
  // address.
  foreign.account = proofOf({ email: `sara@${domain}` });
  expect(codeIn(await logIn(app, foreign, `sara@${otherDomain}`))).toEqual([403, "single_sign_on_address"]);
  // An account of another business keeps its own way to log in.
  foreign.account = proofOf({ email: `cook@${otherDomain}` });
  await app.database.ownerPool.query("update members set email = $1 where id = $2", [
    `cook@${otherDomain}`,
    stranger.memberId,
  ]);
  expect(codeIn(await logIn(app, foreign, `cook@${otherDomain}`))).toEqual([403, "single_sign_on_closed"]);
  // A response of one provider cannot finish a log-in that was begun at the other.
  provider.account = proofOf({ email: `sara@${domain}` });
  const mine = (await begin(app, `sara@${domain}`)).body.data;
  const theirs = (await begin(app, `cook@${otherDomain}`)).body.data;
  const swapped = new URLSearchParams(await provider.visit(mine.url));
  swapped.set("state", new URL(theirs.url).searchParams.get("state") as string);
  expect(codeIn(await finish(app, `?${swapped}`, theirs.browser))).toEqual([400, "single_sign_on_failed"]);

  const { record: second } = (await save(app, stranger, provider.issuer)).body.data;
  names.set(second.name, second.value);
  expect(codeIn(await prove(app, stranger))).toEqual([409, "domain_taken"]);
});

test("a disabled or removed member stays out, and an address that went to another person opens no old account", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  const owner = await signUpOwner(app);
  await setup.configure(owner, { default_role: "manager" });
  const email = `sara@${domain}`;
  provider.account = proofOf({ email });
  const { user } = (await logIn(app, provider)).body.data;
  expect(user.role).toBe("manager");
  provider.account = { ...proofOf({ email }), sub: "somebody who has the address now" };
  expect(codeIn(await logIn(app, provider))).toEqual([403, "single_sign_on_closed"]);
  provider.account = proofOf({ email });
  const member = { path: `/api/members/${user.id}/`, token: owner.token };
  await app.request({ ...member, method: "PATCH", json: { disabled: true } });
  expect(codeIn(await logIn(app, provider))).toEqual([403, "single_sign_on_closed"]);
  await app.request({ ...member, method: "DELETE" });
  expect(codeIn(await logIn(app, provider))).toEqual([403, "single_sign_on_closed"]);
  await app.request({
    path: "/api/members/",
    token: owner.token,
    json: { name: "Sara", email, role: "agent" },
  });
  const back = (await logIn(app, provider)).body.data.user;
  expect(back).toMatchObject({ email, role: "agent" });
  expect(back.id).not.toBe(user.id);
});

test("made a must, it ends others' sessions and refuses their passwords; owners keep theirs", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  app.setClock(new Date());
  const owner = await signUpOwner(app);
  await setup.configure(owner);
  const agent = await addMember(app, owner, "agent");
  expect(codeIn(await enable(app, owner, true))).toEqual([409, "single_sign_on_untried"]);
  provider.account = proofOf({ email: `sara@${domain}` });
  const sara = (await logIn(app, provider)).body.data;
  expect((await enable(app, owner, true)).body.data.is_required).toBe(true);
  const statusOf = async (token: string) => (await app.request({ path: "/api/me/", token })).status;
  expect(await Promise.all([owner.token, agent.token, sara.token].map(statusOf))).toEqual([200, 401, 401]);
  const byPassword = (json: { email: string; password: string }) =>
    app.request({ path: "/auth/login/", json });
  expect(codeIn(await byPassword(agent))).toEqual([403, "single_sign_on_required"]);
  expect(codeIn(await byPassword({ ...agent, password: "another" }))).toEqual([400, "invalid_request"]);
  expect(codeIn(await byPassword({ ...agent, password: "another password" }))).toEqual([
    400,
    "wrong_credentials",
  ]);
  expect((await byPassword(owner)).status).toBe(200);
  expect((await logIn(app, provider)).status).toBe(200);

  // Entering another client switches single sign-on off, so that a wrong client locks nobody out, and the stored
  // secret goes to no other issuer.
  const { client_secret: _, ...withoutSecret } = providerClient;
  const json = { issuer: provider.issuer, ...withoutSecret, client_id: "new", domain, default_role: "agent" };
  const refused = await app.request({ method: "PUT", path, token: owner.token, json });
  expect(Object.keys(refused.body.fields)).toEqual(["client_secret"]);
  const changed = await save(app, owner, provider.issuer, { client_id: "new" });
  expect(changed.body.data).toMatchObject({ is_enabled: false, is_required: false });
  expect(changed.body.data.domain_proven_at).not.toBeNull();
  expect((await byPassword(agent)).status).toBe(200);
  expect((await app.request({ method: "DELETE", path, token: owner.token })).status).toBe(200);
  expect((await app.request({ path, token: owner.token })).body.data.settings).toBeNull();
});

test("an issuer in a private network, without https or of another name is not read; agents see nothing", async () => {
  await using provider = await openIdProvider();
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const fieldsOf = async (issuer: string) => Object.entries((await save(app, owner, issuer)).body.fields);
  expect(await fieldsOf(provider.issuer)).toEqual([["issuer", [expect.stringContaining("https://")]]]);
  for (const issuer of ["https://127.0.0.1", "https://localhost:9", "https://[::1]:9/x"])
    expect((await save(app, owner, issuer)).body.code, issuer).toBe("single_sign_on_unreachable");
  for (const issuer of ["https://a.example/?x=1", "https://a:b@a.example", "file:///etc/passwd", "x"])
    expect((await save(app, owner, issuer)).body.code, issuer).toBe("invalid_request");
  expect(provider.requests).toEqual([]);
  await using open = await testApp({ env: { SINGLE_SIGN_ON_PRIVATE_ADDRESSES: "true" } });
  const other = await signUpOwner(open);
  for (const issuer of ["https://issuer.example", "http://{tenant}.example"]) {
    provider.metadata = { issuer };
    expect((await save(open, other, provider.issuer)).body.code).toBe("single_sign_on_unreachable");
  }
  const agent = await addMember(app, owner, "agent");
  expect((await app.request({ path, token: agent.token })).status).toBe(403);
});

test("an owner logs in by the provider too, and is still asked for the second step that they have set up", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  app.setClock(new Date("2026-11-22T10:00:10Z"));
  const owner = await signUpOwner(app, { email: `owner@${domain}` });
  await setup.configure(owner);
  const { uri } = await setUpSecondStep(app, owner.token, owner.password);
  app.setClock(new Date("2026-11-22T10:00:40Z"));
  provider.account = proofOf(owner);
  const answer = await logIn(app, provider, owner.email);
  expect(Object.keys(answer.body.data)).toEqual(["challenge"]);
  const json = { ...answer.body.data, code: codeOf(uri, app.context.clock()) };
  const passed = await app.request({ path: "/auth/second-step/", json });
  expect(passed.body.data.user).toMatchObject({ id: owner.memberId, role: "owner" });
});

const logOut = async (app: TestApp, token: string) => {
  const answer = await app.request({ method: "POST", path: "/auth/logout/", token });
  expect(answer.status).toBe(200);
  expect((await app.request({ path: "/api/me/", token })).status).toBe(401);
  return answer.body.data as { url: string } | null;
};

test("who logged in by the provider logs out there as well, after the session here has ended; a password's log-out stays here", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  app.setClock(new Date());
  const owner = await signUpOwner(app, { email: `owner@${domain}` });
  await setup.configure(owner);
  provider.account = proofOf({ email: `sara@${domain}` });
  const { token } = (await logIn(app, provider)).body.data;
  const idToken = provider.lastToken;
  const { rows } = await app.database.ownerPool.query("select to_jsonb(s)::text as row from sessions s");
  const stored = rows.map(({ row }) => row as string).join();
  expect(stored).toContain("sealed_provider_login");
  expect(stored).not.toContain(idToken);
  expect(stored).not.toContain(idToken.split(".")[1]);

  const { url } = (await logOut(app, token))!;
  expect(url.startsWith(`${provider.issuer}/logout?`)).toBe(true);
  const searchParams = new URL(url).searchParams;
  expect(Object.fromEntries(searchParams)).toEqual({
    id_token_hint: idToken,
    client_id: providerClient.client_id,
    post_logout_redirect_uri: "http://wakil.test/login",
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await provider.leave(url)).toBe(`http://wakil.test/login?state=${searchParams.get("state")}`);
  // The token of an ended session returns nothing.
  expect((await app.request({ method: "POST", path: "/auth/logout/", token })).body.data).toBeNull();

  // The session knows its provider even when the second step comes in between, and so does a renewed session.
  const { uri } = await setUpSecondStep(app, owner.token, owner.password);
  app.setClock(new Date(app.context.clock().getTime() + 30_000));
  provider.account = proofOf(owner);
  const { challenge } = (await logIn(app, provider, owner.email)).body.data;
  const json = { challenge, code: codeOf(uri, app.context.clock()) };
  const second = (await app.request({ path: "/auth/second-step/", json })).body.data.token;
  const again = { path: "/auth/confirm-identity/", token: second, json: { password: owner.password } };
  const renewed = (await app.request(again)).body.data.token;
  expect(new URL((await logOut(app, renewed))!.url).searchParams.get("id_token_hint")).toBe(
    provider.lastToken,
  );
  expect(await logOut(app, owner.token)).toBeNull();
});

test("a provider that is gone, names no such address or a bad one, or was changed leaves the log-out here; a long token is left out", async () => {
  await using setup = await office();
  const { app, provider } = setup;
  const owner = await signUpOwner(app);
  await setup.configure(owner);
  provider.account = proofOf({ email: `sara@${domain}` });
  const session = async () => (await logIn(app, provider)).body.data.token as string;
  for (const end_session_endpoint of [undefined, "javascript:alert(1)", "no address"]) {
    const token = await session();
    provider.metadata = { end_session_endpoint };
    expect(await logOut(app, token), String(end_session_endpoint)).toBeNull();
    provider.metadata = {};
  }
  provider.account = { ...provider.account, groups: "g".repeat(6_000) };
  const query = new URL((await logOut(app, await session()))!.url).searchParams;
  expect([query.get("id_token_hint"), query.get("client_id")]).toEqual([null, providerClient.client_id]);

  const before = await session();
  await save(app, owner, provider.issuer, { client_id: "another client" });
  await enable(app, owner);
  const requestCount = provider.requests.length;
  expect(await logOut(app, before)).toBeNull();
  expect(provider.requests, "what one client was given is told to no other").toHaveLength(requestCount);
  await setup.configure(owner);
  const off = await session();
  await app.request({ method: "DELETE", path, token: owner.token });
  expect(await logOut(app, off)).toBeNull();
  await setup.configure(owner);
  const last = await session();
  await provider[Symbol.asyncDispose]();
  expect(await logOut(app, last)).toBeNull();
});
