import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant, nothing } from "./envelope.ts";
import { connectedKinds, loginProviders } from "#shared/values/channels.ts";

export const connectedKind = z.enum(connectedKinds);
export type ConnectedKind = z.infer<typeof connectedKind>;

const loginProvider = z.enum(loginProviders);

/** C217. */
const channelState = z.enum(["not_connected", "connected", "coming_soon"]);

export const channelCard = z.object({
  kind: connectedKind,
  state: channelState,
  /** Connected to the demo's simulator, not to the platform itself. */
  simulated: z.boolean(),
  /** Names of the environment that whoever runs the product has yet to set for it. */
  missing: z.array(z.string()),
  /** Null unless connected. */
  connection: z
    .object({
      id,
      /** A number, an address, @handle. */
      name: z.string(),
      /** Its id at the platform. */
      account: z.string(),
      enabled: z.boolean(),
      /** Says under a comment that it was answered privately; null where there are no comments that we may answer. */
      notices: z.boolean().nullable(),
      /** The platform no longer lets us in: it has to be connected again. */
      needs_reconnect: z.boolean(),
      connected_at: instant,
      last_in_at: instant.nullable(),
      last_out_at: instant.nullable(),
      token_expires_at: instant.nullable(),
      /** Messages that could not be delivered, or whose delivery is unknown, in the last week. */
      undelivered: z.number(),
    })
    .nullable(),
});
export type ChannelCard = z.infer<typeof channelCard>;

const kindParams = z.object({ kind: connectedKind });

export const listChannels = endpoint({
  name: "channels.list",
  method: "GET",
  path: "/api/channels/",
  access: "member",
  permission: "any_member",
  summary: "List the five channels with their state",
  result: dataOf(z.array(channelCard)),
});

export const beginChannel = endpoint({
  name: "channels.begin",
  method: "POST",
  path: "/api/channels/:kind/begin/",
  access: "member",
  permission: "channels",
  summary: "Begin a log-in at the platform; the state is valid once, for ten minutes, in this session",
  params: kindParams,
  body: z.object({ provider: loginProvider.optional() }).optional(),
  /** Where the browser goes; it comes back to /channels/return/:kind with a code and the state. */
  result: dataOf(z.object({ url: z.string() })),
});

export const finishChannel = endpoint({
  name: "channels.finish",
  method: "POST",
  path: "/api/channels/:kind/finish/",
  access: "member",
  permission: "channels",
  summary: "Complete a log-in with the platform's code; an earlier account is disconnected",
  params: kindParams,
  body: z.object({
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(4000),
    /** What the platform's page told beside the code: waba_id, phone_number_id. */
    extra: z.record(z.string().max(40), z.string().max(200)).optional(),
  }),
  result: dataOf(channelCard),
});

export const enableChannel = endpoint({
  name: "channels.enable",
  method: "PUT",
  path: "/api/channels/:kind/enabled/",
  access: "member",
  permission: "channels",
  summary: "Switch the agent on or off for a channel; while it is off, messages go to staff",
  params: kindParams,
  body: z.object({ enabled: z.boolean() }),
  result: dataOf(channelCard),
});

export const setNotices = endpoint({
  name: "channels.setNotices",
  method: "PUT",
  path: "/api/channels/:kind/notices/",
  access: "member",
  permission: "channels",
  summary: "Set whether a public reply under a comment points to the private answer",
  params: kindParams,
  body: z.object({ notices: z.boolean() }),
  result: dataOf(channelCard),
});

export const disconnectChannel = endpoint({
  name: "channels.disconnect",
  method: "DELETE",
  path: "/api/channels/:kind/",
  access: "member",
  permission: "channels",
  summary: "Disconnect a channel and delete its token; conversations stay",
  params: kindParams,
  result: nothing,
});

/** An account that Wakil may use, or might until the access was withdrawn here or at the platform. */
const accountAccess = z.object({
  id,
  kind: connectedKind,
  name: z.string(),
  connected_at: instant,
  withdrawn_at: instant.nullable(),
});
export type AccountAccess = z.infer<typeof accountAccess>;

export const listAccountAccess = endpoint({
  name: "channels.listAccess",
  method: "GET",
  path: "/api/channels/access/",
  access: "owner",
  summary: "List the accounts that the business has connected, with when their access was withdrawn",
  result: dataOf(z.array(accountAccess)),
});

/** A number that waits for its code. */
const numberSetup = z.object({
  setup_id: id,
  phone: z.string(),
  /** Until a code may be sent again. */
  resend_at: instant,
  expires_at: instant,
});

export const addNumber = endpoint({
  name: "channels.addNumber",
  method: "POST",
  path: "/api/channels/whatsapp/number/",
  access: "member",
  permission: "channels",
  summary: "Begin connecting WhatsApp by phone: add the number and send it a code",
  body: z.object({
    phone: z.string().max(40),
    /** What customers see; the organisation's name when left out. */
    display_name: z.string().max(120).optional(),
    method: z.enum(["sms", "voice"]).default("sms"),
  }),
  result: dataOf(numberSetup),
  limit: { max: 20, seconds: 600 },
});

export const resendCode = endpoint({
  name: "channels.resendCode",
  method: "POST",
  path: "/api/channels/whatsapp/code/",
  access: "member",
  permission: "channels",
  summary: "Send the WhatsApp code again, by message or by call",
  body: z.object({ setup_id: id, method: z.enum(["sms", "voice"]).default("sms") }),
  result: dataOf(numberSetup),
  limit: { max: 20, seconds: 600 },
});

export const verifyCode = endpoint({
  name: "channels.verifyCode",
  method: "POST",
  path: "/api/channels/whatsapp/verify/",
  access: "member",
  permission: "channels",
  summary: "Check the WhatsApp code, register the number and connect it",
  body: z.object({ setup_id: id, code: z.string().max(20) }),
  result: dataOf(channelCard),
  limit: { max: 30, seconds: 600 },
});

/** Where platforms deliver. Their bodies are not described here: the signature over the raw bytes is what counts. */
const webhookPlatform = z.enum(["whatsapp", "instagram", "twitter", "email"]);

export const receiveWebhook = endpoint({
  name: "channels.receiveWebhook",
  method: "POST",
  path: "/webhook/:platform/",
  access: "public",
  summary: "Receive a platform's webhook delivery: verified, stored, then acknowledged",
  params: z.object({ platform: webhookPlatform }),
  query: z.looseObject({}),
  bodyKind: "raw",
  limit: "none",
  result: z.object({ data: z.object({ stored: z.number() }) }),
});

export const answerChallenge = endpoint({
  name: "channels.answerChallenge",
  method: "GET",
  path: "/webhook/:platform/",
  access: "public",
  summary: "Answer a platform's webhook verification",
  params: z.object({ platform: webhookPlatform }),
  query: z.looseObject({}),
  produces: "text",
  result: z.union([z.string(), z.record(z.string(), z.string())]),
});
