import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const guest = { name: "سارة العتيبي", email: "sara@guest.example", role: "agent" };
const invite = (app: TestApp, owner: SignedUp, change: object = {}) =>
  app.request({ path: "/api/members/", token: owner.token, json: { ...guest, ...change } });
const verify = (app: TestApp, token: string) => app.request({ path: "/auth/verify-email/", json: { token } });
const decline = (app: TestApp, token: string) =>
  app.request({ path: "/auth/decline-invitation/", json: { token } });
const sendAgain = (app: TestApp, { token }: SignedUp) =>
  app.request({ method: "POST", path: "/api/email-verification/", token });
const isVerified = async (app: TestApp, { token }: SignedUp) =>
  (await app.request({ path: "/api/me/", token })).body.data.email_verified as boolean;
const mailsTo = async (app: TestApp, address: string) =>
  (
    await app.database.ownerPool.query<{ text: string; subject: string; status: string; language: string }>(
      "select text, subject, status, language from mails where to_address = $1 order by created_at desc",
      [address],
    )
  ).rows;
const linkTo = async (app: TestApp, address: string, page: string): Promise<string> => {
  for (const { text } of await mailsTo(app, address)) {
    const token = new RegExp(`^http://wakil\\.test/${page}/([\\w-]{43})$`, "m").exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no link to ${page} was mailed to ${address}`);
};

/** Hands a ticket over to a person, so that the support address, which is the owner's, receives a brief. */
async function escalate(app: TestApp, owner: SignedUp): Promise<void> {
  const chat = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const answer = await app.request({
    path: "/webhook/chatbot/",
    headers: { "x-session-id": `session_${crypto.randomUUID()}` },
    form: { customer_msg: "ابغى اكلم موظف", chat_token: chat.body.data.token },
  });
  expect(answer.status).toBe(200);
}

test("until the sign-up's address is proven nobody is invited and no mailbox connected; the link proves it", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { unverified: true });
  expect(await isVerified(app, owner)).toBe(false);
  const refusals = [
    await invite(app, owner),
    await app.request({ method: "POST", path: "/api/channels/email/begin/", token: owner.token }),
    await app.request({
      path: "/api/channels/email/finish/",
      token: owner.token,
      json: { state: "x", code: "x" },
    }),
    await app.request({
      path: "/api/channels/email/mailbox/",
      token: owner.token,
      json: {
        address: "hello@shop.example",
        password: "x",
        imap: { host: "imap.shop.example", port: 993, security: "tls" },
        smtp: { host: "smtp.shop.example", port: 465, security: "tls" },
      },
    }),
  ];
  for (const { status, body } of refusals)
    expect([status, body.code, body.message]).toEqual([
      403,
      "email_unverified",
      "Confirm your email address first: open the link that we emailed to you. You can have it sent again under Settings.",
    ]);
  expect(await mailsTo(app, guest.email)).toEqual([]);

  expect((await verify(app, await linkTo(app, owner.email, "mailed/verify"))).status).toBe(200);
  expect(await isVerified(app, owner)).toBe(true);
  expect((await invite(app, owner)).status).toBe(200);
});

test("the mail of the sign-up is in its language, and a link works twice but neither old nor made up", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { unverified: true });
  const [mail] = await mailsTo(app, owner.email);
  expect(mail).toMatchObject({ language: "en", subject: "Confirm your email address for Wakil" });
  const first = await linkTo(app, owner.email, "mailed/verify");
  for (const token of ["", "short", "x".repeat(43), `${first}x`]) {
    const answer = await verify(app, token);
    expect([answer.status, answer.body.code]).toEqual([400, "verification_link_invalid"]);
  }
  await app.database.ownerPool.query(
    "update email_verifications set expires_at = now() - interval '1 second'",
  );
  expect((await verify(app, first)).body.code).toBe("verification_link_invalid");
  expect((await sendAgain(app, owner)).body.data).toEqual({ verified: false });
  const second = await linkTo(app, owner.email, "mailed/verify");
  expect(second).not.toBe(first);
  expect([(await verify(app, second)).status, (await verify(app, second)).status]).toEqual([200, 200]);
  // Nothing is left to verify, so no mail is sent.
  const count = (await mailsTo(app, owner.email)).length;
  expect((await sendAgain(app, owner)).body.data).toEqual({ verified: true });
  expect(await mailsTo(app, owner.email)).toHaveLength(count);
});

test("five links a day are sent again to one address", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { unverified: true });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await sendAgain(app, owner)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo(app, owner.email)).toHaveLength(6);
});

test("mails in the business's name wait for the proof, then the recent ones go out once and the old ones never", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { unverified: true });
  await escalate(app, owner);
  const mailLines = (await app.runJobs()).filter((line) => line.startsWith("mail "));
  expect(mailLines).toEqual([
    expect.stringContaining("written to"),
    expect.stringMatching(/waits: nobody of the business has proven their address$/),
  ]);
  const statuses = async () => (await mailsTo(app, owner.email)).map(({ status }) => status).toSorted();
  expect(await statuses()).toEqual(["held", "sent"]);
  await app.database.ownerPool.query(
    "insert into mails (organization_id, to_address, subject, html, text, language, status, created_at) values ($1, $2, '', '', '', 'ar', 'held', now() - interval '2 days')",
    [owner.organizationId, owner.email],
  );
  const link = await linkTo(app, owner.email, "mailed/verify");
  await verify(app, link);
  await verify(app, link);
  expect((await app.runJobs()).filter((line) => line.startsWith("mail "))).toEqual([
    expect.stringContaining("written to"),
  ]);
  expect(await statuses()).toEqual(["failed", "sent", "sent"]);
});

test("another business's link proves nothing here, and its proof sends nothing of ours", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { unverified: true });
  const other = await signUpOwner(app, { unverified: true });
  await escalate(app, owner);
  await app.runJobs();
  await verify(app, await linkTo(app, other.email, "mailed/verify"));
  expect([await isVerified(app, owner), await isVerified(app, other)]).toEqual([false, true]);
  expect((await app.runJobs()).filter((line) => line.startsWith("mail "))).toEqual([]);
});

test("an invitation proves the member's address by being accepted; without a session no link is sent", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const me = await app.request({ path: "/api/me/", token: agent.token });
  expect(me.body.data.email_verified).toBe(true);
  const nobody = await app.request({ method: "POST", path: "/api/email-verification/" });
  expect([nobody.status, nobody.body.code]).toEqual([401, "session_required"]);
});

test("a declined invitation deletes the person, frees the address for others and is not repeated by this business", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  await invite(app, owner);
  const link = await linkTo(app, guest.email, "mailed/decline");
  expect(await linkTo(app, guest.email, "set-new-password")).toBe(link);
  expect((await decline(app, link)).status).toBe(200);
  const members = await app.request({ path: "/api/members/", token: owner.token });
  expect(members.body.data).toHaveLength(1);
  const { rows } = await app.database.ownerPool.query(
    "select to_jsonb(d)::text as row from declined_invitations d union all select to_jsonb(m)::text from members m",
  );
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain(guest.email);
  // The same link no longer opens an account, and declining again has no effect.
  const late = await app.request({
    path: "/auth/reset-new-password/",
    json: { token: link, password: "Counter-lamp-7" },
  });
  expect(late.body.code).toBe("reset_link_invalid");
  expect((await decline(app, link)).body.code).toBe("invitation_link_invalid");
  const again = await invite(app, owner, { email: " Sara@Guest.example" });
  expect([again.status, again.body.code, Object.keys(again.body.fields)]).toEqual([
    409,
    "invitation_declined",
    ["email"],
  ]);
  expect((await invite(app, other)).status).toBe(200);
});

test("who has accepted, and any other link, cannot be declined away", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const used = await linkTo(app, agent.email, "mailed/decline");
  await app.request({ path: "/auth/reset-link-send-mail/", json: { email: agent.email } });
  const reset = await linkTo(app, agent.email, "set-new-password");
  for (const token of [used, reset, "x".repeat(43), "x"])
    expect((await decline(app, token)).body.code).toBe("invitation_link_invalid");
  expect((await app.request({ path: "/api/me/", token: agent.token })).status).toBe(200);
});
