import * as secondStep from "#shared/contract/second-step.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { passSecondStep } from "#server/modules/identity/log-in.ts";
import * as actions from "#server/modules/identity/second-step.ts";

export const secondStepRoutes: Route[] = [
  serve(secondStep.passSecondStep, async ({ context, body, request }) => ({
    data: await passSecondStep(context, body, request),
  })),
  serve(secondStep.getSecondStep, async ({ context, caller }) => ({
    data: await actions.getSecondStep(context, caller),
  })),
  serve(secondStep.beginSecondStep, async ({ context, caller, body }) => ({
    data: await actions.beginSecondStep(context, caller, body),
  })),
  serve(secondStep.confirmSecondStep, async ({ context, caller, body }) => ({
    data: await actions.confirmSecondStep(context, caller, body),
  })),
  serve(secondStep.renewRecoveryCodes, async ({ context, caller, body }) => ({
    data: await actions.renewRecoveryCodes(context, caller, body),
  })),
  serve(secondStep.endSecondStep, async ({ context, caller, body }) => {
    await actions.endSecondStep(context, caller, body);
    return { data: null };
  }),
];
