import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mailserver, startDovecot } from "#server/testing/dovecot.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type SmtpServer, startSmtp } from "#server/testing/smtp-server.ts";
import { testApp } from "#server/testing/test-app.ts";

let box: Mailserver;
let post: SmtpServer;
beforeAll(async () => {
  box = await startDovecot();
  post = await startSmtp();
}, 120_000);
afterAll(async () => {
  await post[Symbol.asyncDispose]();
  await box[Symbol.asyncDispose]();
});

const form = (more: object = {}) => ({
  address: box.user.toUpperCase(),
  password: box.password,
  imap: { host: "127.0.0.1", port: box.port, security: "none" },
  smtp: { host: "127.0.0.1", port: post.port, security: "none" },
  ...more,
});

test("C217: a mailbox is connected when both its servers let us in; its password is nowhere to be read", async () => {
  await using app = await testApp({ env: { CHANNEL_PRIVATE_ADDRESSES: "true" } });
  const owner = await signUpOwner(app);
  const connected = await app.request({
    path: "/api/channels/email/mailbox/",
    token: owner.token,
    json: form(),
  });
  expect(connected.status).toBe(200);
  expect(connected.body.data).toMatchObject({
    kind: "email",
    state: "connected",
    connection: { name: box.user },
  });
  expect(connected.text).not.toContain(box.password);
  const { rows } = await app.database.ownerPool.query("select * from channel_connections");
  expect(JSON.stringify(rows)).not.toContain(box.password);
});

test("C222: a mailbox belongs to one business", async () => {
  await using app = await testApp({ env: { CHANNEL_PRIVATE_ADDRESSES: "true" } });
  const [first, second] = [await signUpOwner(app), await signUpOwner(app)];
  const path = "/api/channels/email/mailbox/";
  await app.request({ path, token: first.token, json: form() });
  const taken = await app.request({ path, token: second.token, json: form() });
  expect(taken.status).toBe(409);
  expect(taken.body.message).toBe("This account is already connected to another account of the product.");
});

test("C222: a mailbox that nobody proved goes to the business that proves its address, and the other one is told", async () => {
  await using app = await testApp({ env: { CHANNEL_PRIVATE_ADDRESSES: "true" } });
  const path = "/api/channels/email/mailbox/";
  const email = async (token: string) =>
    (await app.request({ path: "/api/channels/", token })).body.data.find(
      ({ kind }: { kind: string }) => kind === "email",
    );
  // Anybody can run servers that accept any log-in.
  const squatter = await signUpOwner(app, { businessName: "Squatter" });
  expect((await app.request({ path, token: squatter.token, json: form() })).status).toBe(200);
  const owner = await signUpOwner(app, { businessName: "Rightful", email: box.user });
  const other = await signUpOwner(app);
  expect((await app.request({ path, token: other.token, json: form() })).status).toBe(409);
  expect((await app.request({ path, token: owner.token, json: form() })).status).toBe(200);
  expect(await email(owner.token)).toMatchObject({ connection: { name: box.user } });
  expect(await email(squatter.token)).toMatchObject({ connection: null });
  expect((await app.request({ path, token: squatter.token, json: form() })).status).toBe(409);

  const { rows: mails } = await app.database.ownerPool.query(
    "select to_address, text from mails where text like $1 and organization_id = $2",
    [`%${box.user}%`, squatter.organizationId],
  );
  expect(mails).toEqual([{ to_address: squatter.email, text: expect.stringContaining(box.user) as string }]);
  const log = await app.request({ path: "/api/activity/", token: squatter.token });
  const entry = log.body.data.find(({ action }: { action: string }) => action === "mailboxes.endUnproven");
  expect(entry).toBeDefined();
  for (const foreign of ["Rightful", owner.memberId, owner.organizationId])
    expect(log.text + mails[0].text).not.toContain(foreign);
});

test("C222: a mailbox of an address that was proven stays, also when somebody else proves to get in", async () => {
  await using app = await testApp({ env: { CHANNEL_PRIVATE_ADDRESSES: "true" } });
  const path = "/api/channels/email/mailbox/";
  const owner = await signUpOwner(app, { email: box.user });
  expect((await app.request({ path, token: owner.token, json: form() })).status).toBe(200);
  const other = await signUpOwner(app);
  expect((await app.request({ path, token: other.token, json: form() })).status).toBe(409);
  const { rows } = await app.database.ownerPool.query(
    "select details -> 'isProven' as proven from channel_connections",
  );
  expect(rows).toEqual([{ proven: true }]);
});

test("what is wrong is said at the server it is wrong at, in the reader's language", async () => {
  await using app = await testApp({ env: { CHANNEL_PRIVATE_ADDRESSES: "true" } });
  const { token } = await signUpOwner(app);
  const tried = async (more: object, language = "en") =>
    app.request({
      path: "/api/channels/email/mailbox/",
      token,
      headers: { "accept-language": language },
      json: form(more),
    });
  const refused = await tried({ password: "wrong" });
  expect(refused.body).toMatchObject({
    code: "mailbox_refused",
    fields: {
      imap: [expect.stringContaining("did not accept")],
      smtp: [expect.stringContaining("did not accept")],
    },
  });
  const away = await tried({ smtp: { host: "127.0.0.1", port: 1, security: "none" } }, "ar");
  expect(away.body).toMatchObject({
    code: "mailbox_unreachable",
    fields: { smtp: ["لم يردّ الخادم. راجع الاسم والمنفذ."] },
  });
  expect(away.body.fields.imap).toBeUndefined();
  const untrusted = await tried({ imap: { host: "localhost", port: box.tlsPort, security: "tls" } });
  expect(untrusted.body).toMatchObject({ code: "mailbox_insecure", fields: { imap: [expect.any(String)] } });
  const nowhere = await tried({ imap: { host: "no-such-host.invalid", port: 993, security: "tls" } });
  expect(nowhere.body.fields.imap).toEqual(["There is no server with this name."]);
  expect((await tried({ address: "nobody" })).body.fields).toHaveProperty("address");
});

test("A41: a form is no way into our own network, nor to ports that are not mail's", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const tryConnecting = (imap: object) =>
    app.request({
      path: "/api/channels/email/mailbox/",
      token,
      json: form({ imap, smtp: { host: "127.0.0.1", port: 587, security: "starttls" } }),
    });
  for (const host of [
    "127.0.0.1",
    "localhost",
    "169.254.169.254",
    "[::1]",
    "0.0.0.0",
    "2130706433",
    "10.0.0.1",
  ]) {
    const answer = await tryConnecting({ host, port: 993, security: "tls" });
    expect(answer.status, host).toBe(400);
    expect(["mailbox_blocked", "mailbox_unreachable"], host).toContain(answer.body.code);
  }
  expect(
    (await tryConnecting({ host: "mail.example", port: 5432, security: "tls" })).body.fields.imap,
  ).toEqual([expect.stringContaining("993")]);
  expect(
    (await tryConnecting({ host: "mail.example", port: 143, security: "none" })).body.fields.imap,
  ).toEqual([expect.stringContaining("TLS")]);
});

test("an address tells its servers, and the business's name is offered as the sender", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const hint = await app.request({
    path: "/api/channels/email/detect/",
    token: owner.token,
    json: { address: "shop@icloud.com" },
  });
  expect(hint.body.data).toMatchObject({ provider: "iCloud", login: "app_password" });
  const options = await app.request({ path: "/api/channels/email/options/", token: owner.token });
  expect(options.body.data.sender_name).not.toBe("");
});
