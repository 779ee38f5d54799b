import type * as contract from "#shared/contract/second-step.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const passSecondStep = endpoint<typeof contract.passSecondStep>(
  "auth.passSecondStep",
  "POST",
  "/auth/second-step/",
);
export const getSecondStep = endpoint<typeof contract.getSecondStep>(
  "secondStep.get",
  "GET",
  "/api/second-step/",
);
export const beginSecondStep = endpoint<typeof contract.beginSecondStep>(
  "secondStep.begin",
  "POST",
  "/api/second-step/begin/",
);
export const confirmSecondStep = endpoint<typeof contract.confirmSecondStep>(
  "secondStep.confirm",
  "POST",
  "/api/second-step/confirm/",
);
export const renewRecoveryCodes = endpoint<typeof contract.renewRecoveryCodes>(
  "secondStep.renewRecoveryCodes",
  "POST",
  "/api/second-step/recovery-codes/",
);
export const endSecondStep = endpoint<typeof contract.endSecondStep>(
  "secondStep.end",
  "POST",
  "/api/second-step/end/",
);
