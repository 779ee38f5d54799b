import { addWhatsappNumber, resendCode, verifyCode } from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/connections/whatsapp-numbers.ts";

export const whatsappNumberRoutes: Route[] = [
  serve(addWhatsappNumber, async ({ tenant, caller, body, request: { language } }) => ({
    data: await actions.addNumber(tenant, caller, {
      phone: body.phone,
      displayName: body.display_name,
      method: body.method,
      language,
    }),
  })),

  serve(resendCode, async ({ tenant, caller, body, request: { language } }) => ({
    data: await actions.resendCode(tenant, caller, {
      setupId: body.setup_id,
      method: body.method,
      language,
    }),
  })),

  serve(verifyCode, async ({ tenant, caller, body }) => ({
    data: await actions.verifyCode(tenant, caller, { setupId: body.setup_id, code: body.code }),
  })),
];
