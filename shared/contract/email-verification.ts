import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, nothing } from "./envelope.ts";

const linkToken = z.string().max(100);

export const sendVerification = endpoint({
  name: "emailVerification.send",
  method: "POST",
  path: "/api/email-verification/",
  access: "member",
  permission: "any_member",
  summary: "Mail the caller a link that verifies their address; nothing is sent where it is verified already",
  result: dataOf(z.object({ verified: z.boolean() })),
  limit: { max: 10, seconds: 900 },
});

export const requestEmailChange = endpoint({
  name: "emailVerification.requestChange",
  method: "POST",
  path: "/api/email-change/",
  access: "member",
  permission: "any_member",
  summary: "Mail a link to the address the caller wants to log in with; confirming it changes the address",
  body: z.object({ email: z.string().max(320), password: z.string().max(200) }),
  result: nothing,
  limit: { max: 10, seconds: 900 },
});

export const verifyEmail = endpoint({
  name: "emailVerification.verify",
  method: "POST",
  path: "/auth/verify-email/",
  access: "public",
  summary: "Verify an address with the token of a mailed link; opening the link alone changes nothing",
  body: z.object({ token: linkToken }),
  result: nothing,
  limit: { max: 20, seconds: 900 },
});

export const declineInvitation = endpoint({
  name: "emailVerification.declineInvitation",
  method: "POST",
  path: "/auth/decline-invitation/",
  access: "public",
  summary: "Decline an invitation by its mailed token and receive no other from that organisation",
  body: z.object({ token: linkToken }),
  result: nothing,
  limit: { max: 20, seconds: 900 },
});
