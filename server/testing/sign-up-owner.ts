import { randomInt } from "node:crypto";
import type pg from "pg";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { connectTo } from "./held-job.ts";
import type { TestApp } from "./test-app.ts";

export interface SignedUp {
  token: string;
  organizationId: OrganizationId;
  memberId: string;
  email: string;
  phone: string;
  password: string;
}

/**
 * Signs up a new business through the API. The owner's address is verified, unless `unverified`, and that mail is
 * deleted, so that tests see only the mails of their own actions.
 */
export async function signUpOwner(
  app: Pick<TestApp, "request"> & {
    database?: Pick<TestApp["database"], "ownerPool">;
    /** The address of the database of a server in another process. */
    ownerUrl?: string;
  },
  fields: { businessName?: string; email?: string; password?: string; unverified?: boolean } = {},
): Promise<SignedUp> {
  const number = String(randomInt(10_000_000, 99_999_999));
  const email = fields.email ?? `owner-${number}@shop.example`;
  const password = fields.password ?? "lamp over the counter";
  const answer = await app.request({
    path: "/auth/signup/",
    json: {
      businessName: fields.businessName ?? `محمصة الركن ${number}`,
      email,
      phoneNumber: `05${number}`,
      industry: "food_beverage",
      password,
    },
  });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  const { token, user, organization } = answer.body.data;
  if (!fields.unverified && app.database) await proveAddress(app.database.ownerPool, user.id);
  if (!fields.unverified && app.ownerUrl) {
    const client = await connectTo(app.ownerUrl);
    await proveAddress(client, user.id);
    await client.end();
  }
  return {
    token,
    organizationId: mintOrganizationId(organization.id),
    memberId: user.id,
    email,
    phone: organization.phone,
    password,
  };
}

/**
 * Verifies the address in the database as if the owner had opened the mailed link, because the two calls would slow
 * down every test.
 */
async function proveAddress(database: Pick<pg.ClientBase, "query">, memberId: string): Promise<void> {
  await database.query(
    `with proven as (update members set email_verified_at = now() where id = $1 returning organization_id, email),
       mail as (delete from mails m using proven p where m.organization_id = p.organization_id and m.is_account_mail returning m.id)
     delete from jobs j using mail where j.payload ->> 'mailId' = mail.id::text`,
    [memberId],
  );
}
