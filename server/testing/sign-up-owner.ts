import { randomInt } from "node:crypto";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import type { TestApp } from "./test-app.ts";

export interface SignedUp {
  token: string;
  organizationId: OrganizationId;
  memberId: string;
  email: string;
  phone: string;
  password: string;
}

/** Signs up a fresh business through the API, as anyone would; each call another one. */
export async function signUpOwner(
  app: Pick<TestApp, "request">,
  fields: { businessName?: string; email?: string; password?: string } = {},
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
  return {
    token,
    organizationId: mintOrganizationId(organization.id),
    memberId: user.id,
    email,
    phone: organization.phone,
    password,
  };
}
