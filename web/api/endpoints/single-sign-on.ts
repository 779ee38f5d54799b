import type * as contract from "#shared/contract/single-sign-on.ts";
import { endpoint } from "#web/api/endpoint.ts";

const path = "/api/single-sign-on/";

export const getSingleSignOn = endpoint<typeof contract.getSingleSignOn>("singleSignOn.get", "GET", path);
export const saveSingleSignOn = endpoint<typeof contract.saveSingleSignOn>("singleSignOn.save", "PUT", path);
export const verifyDomain = endpoint<typeof contract.verifyDomain>(
  "singleSignOn.proveDomain",
  "POST",
  "/api/single-sign-on/domain/",
);
export const enableSingleSignOn = endpoint<typeof contract.enableSingleSignOn>(
  "singleSignOn.enable",
  "PUT",
  "/api/single-sign-on/enabled/",
);
export const removeSingleSignOn = endpoint<typeof contract.removeSingleSignOn>(
  "singleSignOn.remove",
  "DELETE",
  path,
);
export const beginSingleSignOn = endpoint<typeof contract.beginSingleSignOn>(
  "auth.beginSingleSignOn",
  "POST",
  "/auth/single-sign-on/",
);
export const finishSingleSignOn = endpoint<typeof contract.finishSingleSignOn>(
  "auth.finishSingleSignOn",
  "POST",
  "/auth/single-sign-on/finish/",
);
