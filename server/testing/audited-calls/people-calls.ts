import jpeg from "jpeg-js";
import { addMember } from "#server/testing/add-member.ts";
import { codeOf, nextCodeOf } from "#server/testing/authenticator.ts";
import { providerClient } from "#server/testing/openid-provider.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import type { AuditWorld } from "./audit-world.ts";

const domain = "roastery.example";
const pixels = { width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 128) };
const photo = { name: "me.jpg", bytes: Buffer.from(jpeg.encode(pixels, 90).data) };

/** Returns the token in the last link mailed to an address. */
const linkFor = ({ find }: AuditWorld, address: string, path: string, table = "mails"): Promise<string> =>
  find(
    `select substring(text from '/${path}/([A-Za-z0-9_-]{43})') from ${table} where to_address = $1 and text like '%/${path}/%'
     order by created_at desc, id desc`,
    address,
  );

/** Makes the calls that open, prove and end accounts and sessions. */
export async function makeAccountCalls(world: AuditWorld): Promise<void> {
  const { app, call } = world;
  const email = "new@roastery-two.example";
  const password = "Counter-lamp-7";
  const business = { businessName: "محمصة", phoneNumber: "0555550199", industry: "food_beverage" };
  await call("auth.signUp", { json: { ...business, email, password } });
  await call("emailVerification.verify", { json: { token: await linkFor(world, email, "mailed/verify") } });
  const session = await call("auth.logIn", { json: { email, password } });
  const { token } = await call("auth.confirmIdentity", { token: session.token, json: { password } });
  await call("auth.setPassword", {
    token,
    json: { old_password: password, new_password: `${password}!`, confirm_new_password: `${password}!` },
  });
  await app.request({ path: "/auth/reset-link-send-mail/", json: { email } });
  const reset = await linkFor(world, email, "set-new-password");
  await call("auth.resetPassword", { json: { token: reset, password } });
  const again = await call("auth.logIn", { json: { email, password } });
  await call("auth.logIn", { json: { email, password } });
  await call("sessions.endOthers", { token: again.token });
  await call("auth.logIn", { json: { email, password } });
  const sessions = await world.read("/api/sessions/", again.token);
  const foreign = sessions.find((session: { is_current: boolean }) => !session.is_current);
  await call("sessions.end", { token: again.token, at: [foreign.id] });
  await call("auth.logOut", { token: again.token });
}

/** Makes the calls that change who belongs to a business, and what they may do. */
export async function makeMemberCalls(world: AuditWorld): Promise<void> {
  const { call, owner, app } = world;
  const email = "colleague@shop.example";
  await call("organizations.createMember", { json: { name: "سارة", email, role: "agent" } });
  const invited = await linkFor(world, email, "set-new-password");
  await call("emailVerification.declineInvitation", { json: { token: invited } });
  const member = await addMember(app, owner);
  await call("organizations.endMemberSessions", { at: [member.memberId] });
  await call("organizations.changeMember", { at: [member.memberId], json: { role: "manager" } });
  await call("roles.setPermission", { at: ["agent", "knowledge"] });
  await call("organizations.removeMember", { at: [member.memberId] });
}

/** Makes the calls of two-step log-in. */
export async function makeSecondStepCalls(world: AuditWorld): Promise<void> {
  const { app, call } = world;
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  const { password } = owner;
  const { token } = colleague;
  const now = Date.now();
  const codeAfter = (uri: string, periods: number) => {
    app.setClock(new Date(now + periods * 60_000));
    return codeOf(uri, app.context.clock());
  };
  const begun = await call("secondStep.begin", { token, json: { password: colleague.password } });
  await call("secondStep.confirm", { token, json: { code: codeAfter(begun.uri, 0) } });
  const login = await app.request({
    path: "/auth/login/",
    json: { email: colleague.email, password: colleague.password },
  });
  const passed = await call("auth.passSecondStep", {
    json: { challenge: login.body.data.challenge, code: codeAfter(begun.uri, 1) },
  });
  await call("secondStep.renewRecoveryCodes", {
    token: passed.token,
    json: { password: colleague.password, code: codeAfter(begun.uri, 2) },
  });
  await call("organizations.resetSecondStep", { token: owner.token, at: [colleague.memberId] });
  const secondStep = await call("secondStep.begin", { token: owner.token, json: { password } });
  await call("secondStep.confirm", { token: owner.token, json: { code: codeAfter(secondStep.uri, 3) } });
  await call("secondStep.end", {
    token: owner.token,
    json: { password, code: nextCodeOf(secondStep.uri, app.context.clock()) },
  });
  app.setClock(null);
}

/** Makes the calls that change settings of a person and of the business. */
export async function makeSettingCalls({ app, owner, call, find, read }: AuditWorld): Promise<void> {
  await call("organizations.setRatingQuestion", { json: { asks_rating: false } });
  await call("organizations.setReplyTargets", { json: { urgent: 15, high: 60, medium: null, low: null } });
  await call("organizations.setSupportEmail", { json: { support_email: "help@shop.example" } });
  await call("profile.rename");
  await call("profile.setNotification");
  await call("profile.setPhoto", { file: photo });
  await call("profile.removePhoto");
  const key = await call("apiKeys.create", {
    json: { name: "till", scopes: ["tickets:read"], valid_days: null },
  });
  await call("apiKeys.revoke", { at: [key.id] });
  const webhook = await call("webhooks.create", {
    json: { url: "https://shop.example/", events: ["ticket.closed"] },
  });
  await call("webhooks.change", { at: [webhook.id] });
  await call("webhooks.renewSecret", { at: [webhook.id] });
  await app.request({ method: "POST", path: `/api/webhooks/${webhook.id}/test/`, token: owner.token });
  const delivery = await find("select id from webhook_deliveries where endpoint_id = $1", webhook.id);
  await call("webhooks.replay", { at: [delivery] });
  await call("webhooks.delete", { at: [webhook.id] });
  await call("marketTrends.setSharing", {
    json: { is_sharing: !(await read("/api/market-trends/")).is_sharing },
  });
}

/** Makes the calls of single sign-on. */
export async function makeSingleSignOnCalls({ app, call, names, provider }: AuditWorld): Promise<void> {
  const owner = await signUpOwner(app);
  const { token } = owner;
  const json = { issuer: provider.issuer, ...providerClient, domain, default_role: "agent" };
  const { record } = await call("singleSignOn.save", { token, json });
  names.set(record.name, record.value);
  await call("singleSignOn.proveDomain", { token });
  await call("singleSignOn.enable", { token, json: { is_enabled: true, is_required: false } });
  provider.account = { sub: "person-7", email: `noura@${domain}`, email_verified: true, name: "نورة" };
  const login = await app.request({ path: "/auth/single-sign-on/", json: { email: `noura@${domain}` } });
  const { url, browser } = login.body.data;
  await call("auth.finishSingleSignOn", { json: { response: await provider.visit(url), browser } });
  await call("singleSignOn.remove", { token });
}

/** Makes the calls about the business's own data. */
export async function makePrivacyCalls({ app, call, find, read, settle }: AuditWorld): Promise<void> {
  const owner = await signUpOwner(app);
  const { token, password, organizationId } = owner;
  const copy = await call("privacy.requestCopy", { token });
  await settle();
  await call("privacy.downloadCopy", { token, at: [copy.id] });
  await call("privacy.setRetention", { token, json: { months: 6 } });
  await call("supportAccess.grant", { token });
  await call("supportAccess.enter", { at: [organizationId] });
  await call("supportAccess.end", { token });
  const { name } = (await read("/api/me/", token)).organization;
  await call("privacy.requestDeletion", { token, json: { name, password } });
  await call("privacy.takeBackDeletion", { token });
  await call("privacy.requestDeletion", { token, json: { name, password } });
  const waiting = "select id from organization_deletions where organization_id = $1 and state = 'waiting'";
  await call("operatorDeletions.takeBack", { at: [await find(waiting, organizationId)] });
}
