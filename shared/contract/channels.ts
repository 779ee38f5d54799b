import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant, nothing } from "./envelope.ts";
import { connectedKinds, loginProviders } from "#shared/values/channels.ts";

export const connectedKind = z.enum(connectedKinds);
export type ConnectedKind = z.infer<typeof connectedKind>;

const loginProvider = z.enum(loginProviders);

/** The states of a channel's card (C217). */
const channelState = z.enum(["not_connected", "connected", "coming_soon"]);

export const channelCard = z.object({
  kind: connectedKind,
  state: channelState,
  /** True when the channel is connected to the demo's simulator instead of the platform. */
  simulated: z.boolean(),
  /** The names of the environment variables that must be set before the channel can be connected. */
  missing: z.array(z.string()),
  /** The current connection. Null unless the channel is connected. */
  connection: z
    .object({
      id,
      /** The account as people know it: a phone number, an email address or an @handle. */
      name: z.string(),
      /** The account's id at the platform. */
      account: z.string(),
      enabled: z.boolean(),
      /**
       * Whether a public reply under a comment says that it was answered privately. Null on channels where comments
       * cannot be answered.
       */
      notices: z.boolean().nullable(),
      /** True when the platform rejects our credentials and the channel must be connected again. */
      needs_reconnect: z.boolean(),
      connected_at: instant,
      last_in_at: instant.nullable(),
      last_out_at: instant.nullable(),
      token_expires_at: instant.nullable(),
      /** The number of messages of the last week that were not delivered or whose delivery is unknown. */
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
  /** The platform's page to open. It redirects to /channels/return/:kind with a code and the state. */
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
    /** Values that the platform's page returned besides the code: waba_id, phone_number_id. */
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
  /** The earliest time at which another code can be sent. */
  resend_at: instant,
  expires_at: instant,
});

export const addWhatsappNumber = endpoint({
  name: "channels.addNumber",
  method: "POST",
  path: "/api/channels/whatsapp/number/",
  access: "member",
  permission: "channels",
  summary: "Begin connecting WhatsApp by phone: add the number and send it a code",
  body: z.object({
    phone: z.string().max(40),
    /** The name that customers see. Defaults to the organisation's name. */
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

/** The platforms that send webhooks. Their bodies have no schema, because the signature covers the raw bytes. */
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
