import { endpoint } from "./endpoint.ts";
import { idParams, nothing } from "./envelope.ts";

export const retryMessage = endpoint({
  name: "deliveries.retry",
  method: "POST",
  path: "/api/messages/:id/retry/",
  access: "member",
  permission: "any_member",
  summary: "Resend a message that could not be delivered or whose delivery is unknown",
  params: idParams,
  result: nothing,
});
