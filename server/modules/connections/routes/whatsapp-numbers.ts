import { addNumber, resendCode, verifyCode } from "#shared/contract/channels.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/connections/whatsapp-numbers.ts";

export const whatsappNumberRoutes: Route[] = [
  serve(addNumber, async ({ context, caller, body, request: { language } }) => ({
    data: await actions.addNumber(context, caller, {
      phone: body.phone,
      displayName: body.display_name,
      method: body.method,
      language,
    }),
  })),

  serve(resendCode, async ({ context, caller, body, request: { language } }) => ({
    data: await actions.resendCode(context, caller, {
      setupId: body.setup_id,
      method: body.method,
      language,
    }),
  })),

  serve(verifyCode, async ({ context, caller, body }) => ({
    data: await actions.verifyCode(context, caller, { setupId: body.setup_id, code: body.code }),
  })),
];
