import type * as contract from "#shared/contract/auth.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const logIn = endpoint<typeof contract.logIn>("auth.logIn", "POST", "/auth/login/");
export const signUp = endpoint<typeof contract.signUp>("auth.signUp", "POST", "/auth/signup/");
export const logOut = endpoint<typeof contract.logOut>("auth.logOut", "POST", "/auth/logout/");
export const listIndustries = endpoint<typeof contract.listIndustries>(
  "auth.listIndustries",
  "GET",
  "/auth/business_industrys/",
);
export const sendResetLink = endpoint<typeof contract.sendResetLink>(
  "auth.sendResetLink",
  "POST",
  "/auth/reset-link-send-mail/",
);
export const resetPassword = endpoint<typeof contract.resetPassword>(
  "auth.resetPassword",
  "POST",
  "/auth/reset-new-password/",
);
export const setPassword = endpoint<typeof contract.setPassword>(
  "auth.setPassword",
  "POST",
  "/auth/set-password/",
);
export const confirmIdentity = endpoint<typeof contract.confirmIdentity>(
  "auth.confirmIdentity",
  "POST",
  "/auth/confirm-identity/",
);
