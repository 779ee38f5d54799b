import type { MemberRole } from "#shared/contract/organizations.ts";
import type { SignedUp } from "./sign-up-owner.ts";
import type { TestApp } from "./test-app.ts";

export interface AddedMember {
  token: string;
  memberId: string;
  email: string;
  password: string;
}

/** Adds a member through the API: the owner invites them, and they set a password through the mailed link and log in. */
export async function addMember(
  app: TestApp,
  owner: SignedUp,
  role: MemberRole = "agent",
): Promise<AddedMember> {
  const email = `${role}-${crypto.randomUUID()}@shop.example`;
  const password = "Counter-lamp-7";
  const created = await app.request({
    path: "/api/members/",
    token: owner.token,
    json: { name: "سارة العتيبي", email, role },
  });
  if (created.status !== 200) throw new Error(`adding a member answered ${created.status}: ${created.text}`);
  const { rows } = await app.database.ownerPool.query("select text from mails where to_address = $1", [
    email,
  ]);
  const token = /\/set-new-password\/([\w-]{43})/.exec(rows[0].text)?.[1];
  await app.request({ path: "/auth/reset-new-password/", json: { token, password } });
  const session = await app.request({ path: "/auth/login/", json: { email, password } });
  return { token: session.body.data.token, memberId: created.body.data.id, email, password };
}
