import type * as contract from "#shared/contract/email-verification.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const sendVerification = endpoint<typeof contract.sendVerification>(
  "emailVerification.send",
  "POST",
  "/api/email-verification/",
);
export const requestEmailChange = endpoint<typeof contract.requestEmailChange>(
  "emailVerification.requestChange",
  "POST",
  "/api/email-change/",
);
export const verifyEmail = endpoint<typeof contract.verifyEmail>(
  "emailVerification.verify",
  "POST",
  "/auth/verify-email/",
);
export const declineInvitation = endpoint<typeof contract.declineInvitation>(
  "emailVerification.declineInvitation",
  "POST",
  "/auth/decline-invitation/",
);
