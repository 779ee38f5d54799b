import { expect, test } from "vitest";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const password = "Holder-of-it-9";

/**
 * Takes the account over as the holder of the address does: requests a link, opens it, chooses a password and logs
 * in.
 */
async function takeOver(app: TestApp, email: string) {
  await app.request({ path: "/auth/reset-link-send-mail/", json: { email } });
  const { rows } = await app.database.ownerPool.query(
    "select text from mails where to_address = $1 and text like '%set-new-password%' order by created_at desc",
    [email],
  );
  const mail = rows[0].text as string;
  const token = /\/set-new-password\/([\w-]{43})/.exec(mail)?.[1];
  const reset = await app.request({ path: "/auth/reset-new-password/", json: { token, password } });
  expect(reset.status).toBe(200);
  return { mail, logIn: await app.request({ path: "/auth/login/", json: { email, password } }) };
}

/** Sets up everything by which the person who signed up could regain access or read the mails. */
async function settleIn(app: TestApp, { token, organizationId, memberId }: SignedUp): Promise<string> {
  const key = await app.request({
    path: "/api/api-keys/",
    token,
    json: { name: "backdoor", scopes: ["tickets:read"], valid_days: 30 },
  });
  expect(key.status).toBe(200);
  const support = await app.request({
    method: "PUT",
    path: "/api/organization/support-email/",
    token,
    json: { support_email: "reads-along@elsewhere.example" },
  });
  expect(support.status).toBe(200);
  await app.database.ownerPool.query(
    "insert into webhook_endpoints (organization_id, url, events, sealed_secret, created_at) values ($1, 'https://elsewhere.example/', '{ticket.created}', 's', now())",
    [organizationId],
  );
  await app.database.ownerPool.query(
    "insert into model_settings (organization_id, writer, provider, base_url, model, updated_at) values ($1, 'own', 'openai-compatible', 'https://elsewhere.example/v1', 'm', now())",
    [organizationId],
  );
  await app.database.ownerPool.query(
    "insert into second_steps (organization_id, member_id, sealed_secret, confirmed_at) values ($1, $2, 's', now())",
    [organizationId, memberId],
  );
  return key.body.data.key as string;
}

const readAccount = async (app: TestApp, { organizationId, memberId }: SignedUp) =>
  (
    await app.database.ownerPool.query(
      `select (select count(*)::int from sessions where member_id = $2) as sessions,
         (select count(*)::int from second_steps where member_id = $2) as second_steps,
         (select count(*)::int from api_keys where organization_id = $1 and revoked_at is null) as keys,
         (select count(*)::int from webhook_endpoints where organization_id = $1 and disabled_at is null) as webhooks,
         (select count(*)::int from model_settings where organization_id = $1) as models,
         (select support_email from organizations where id = $1) as support_email`,
      [organizationId, memberId],
    )
  ).rows[0];

test("who proves a squatted address gets the account alone: no session, code, key, webhook or model of others is left", async () => {
  await using app = await testApp();
  const squatter = await signUpOwner(app, { unverified: true });
  const key = await settleIn(app, squatter);
  const { mail, logIn } = await takeOver(app, squatter.email);
  expect(mail).toContain("Nobody has confirmed this address");
  // The log-in does not ask for a second step.
  expect(logIn.body.data.organization.id).toBe(squatter.organizationId);
  expect(await readAccount(app, squatter)).toEqual({
    sessions: 1,
    second_steps: 0,
    keys: 0,
    webhooks: 0,
    models: 0,
    support_email: squatter.email,
  });
  expect((await app.request({ path: "/api/me/", token: squatter.token })).status).toBe(401);
  expect((await app.request({ path: "/api/tickets/", token: key })).status).toBe(401);
  const { email } = squatter;
  const old = await app.request({ path: "/auth/login/", json: { email, password: squatter.password } });
  expect(old.body.code).toBe("wrong_credentials");
  const me = await app.request({ path: "/api/me/", token: logIn.body.data.token });
  expect(me.body.data.email_verified).toBe(true);
});

test("where the address was proven before, a new password ends sessions and nothing else", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await settleIn(app, owner);
  const { mail, logIn } = await takeOver(app, owner.email);
  expect(mail).not.toContain("Nobody has confirmed this address");
  expect(logIn.body.data).toEqual({ challenge: expect.any(String) });
  expect(await readAccount(app, owner)).toEqual({
    sessions: 0,
    second_steps: 1,
    keys: 1,
    webhooks: 1,
    models: 1,
    support_email: "reads-along@elsewhere.example",
  });
});
