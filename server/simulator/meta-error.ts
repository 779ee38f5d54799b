import { type SimulatorResponse, json } from "./wire.ts";
import { fbTrace } from "./signing.ts";

export interface MetaErrorFields {
  message: string;
  type?: string;
  code: number;
  subcode?: number;
  details?: string;
  userTitle?: string;
  userMessage?: string;
}

/** Returns an error in the format of the Graph API. */
export function metaError(status: number, fields: MetaErrorFields): SimulatorResponse {
  return json(
    {
      error: {
        message: fields.message,
        type: fields.type ?? "OAuthException",
        code: fields.code,
        ...(fields.subcode !== undefined && { error_subcode: fields.subcode }),
        ...(fields.details && { error_data: { messaging_product: "whatsapp", details: fields.details } }),
        ...(fields.userTitle && { error_user_title: fields.userTitle, error_user_msg: fields.userMessage }),
        fbtrace_id: fbTrace(),
      },
    },
    status,
  );
}

export const expiredToken = (): SimulatorResponse =>
  metaError(401, {
    message: "Error validating access token: Session has expired. The current time is past its end.",
    code: 190,
    subcode: 463,
  });

export const badToken = (): SimulatorResponse =>
  metaError(401, { message: "Invalid OAuth access token.", code: 190 });

export const unknownObject = (id: string): SimulatorResponse =>
  metaError(400, {
    message: `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    type: "GraphMethodException",
    code: 100,
    subcode: 33,
  });

export const badParameter = (details: string): SimulatorResponse =>
  metaError(400, { message: "(#100) Invalid parameter", code: 100, details });
