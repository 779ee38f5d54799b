import { z } from "zod";
import { connectedKind } from "./channels.ts";
import { segmentFilters } from "./customer-segments.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing, pageOf, pageQuery } from "./envelope.ts";
import { messageTemplate, templateValue } from "./templates.ts";
import { skipReasons } from "#shared/values/campaigns.ts";

const campaignStatus = z.enum(["draft", "scheduled", "sending", "done", "cancelled"]);
export type CampaignStatus = z.infer<typeof campaignStatus>;

const audience = z.discriminatedUnion("kind", [
  /** All customers who can be reached on the channel. */
  z.object({ kind: z.literal("customers") }),
  /** Customers who meet all conditions. Those of a saved segment are copied, so that a campaign stays what it was. */
  z.object({
    kind: z.literal("filter"),
    /** Customers who were in contact within this number of days. Null means any time. */
    seen_within_days: z.number().int().min(1).max(3650).nullable(),
    /** Customers with an open ticket or without one. Null means both. */
    ticket: z.enum(["open", "none"]).nullable(),
    ...segmentFilters.shape,
  }),
  /** An uploaded list of phone numbers; WhatsApp only. */
  z.object({ kind: z.literal("list") }),
]);
export type Audience = z.infer<typeof audience>;

/** The result of reading a list of numbers. Lines are counted as a spreadsheet program or text editor shows them. */
const numberList = z.object({
  /** The file's name. Null for pasted text. */
  name: z.string().nullable(),
  numbers: z.number(),
  duplicates: z.number(),
  unusable: z.number(),
  /**
   * The first 100 lines that were left out, each with its reason. They can contain names and are removed when the
   * campaign begins.
   */
  left_out: z.array(
    z.object({ line: z.number(), text: z.string(), why: z.enum(["duplicate", "no_number", "not_a_number"]) }),
  ),
});
export type NumberList = z.infer<typeof numberList>;

const campaignFigures = z.object({
  /** The number of recipients when sending began; 0 for a draft. */
  total: z.number(),
  /** Recipients whose message was not sent yet. */
  waiting: z.number(),
  /** Recipients whose message is being sent to the platform. */
  queued: z.number(),
  /** Recipients whose message the platform accepted, including delivered and read ones. */
  sent: z.number(),
  /** Recipients whose message was delivered, including read ones. Not every channel reports this. */
  delivered: z.number(),
  read: z.number(),
  /** Recipients whose message may have been delivered. */
  uncertain: z.number(),
  failed: z.number(),
  /** Recipients who replied within seven days. */
  replied: z.number(),
  skipped: z.record(z.enum(skipReasons), z.number()),
  /** Codes of `more.failure` in tickets.json. */
  failures: z.array(z.object({ code: z.string(), count: z.number() })),
});
export type CampaignFigures = z.infer<typeof campaignFigures>;

const campaign = z.object({
  id,
  name: z.string(),
  channel: connectedKind,
  status: campaignStatus,
  /** The mail's subject. Only email campaigns have one. */
  subject: z.string(),
  /** The text of the message, in which `{{name}}` stands for the customer's name. Empty when a template is sent. */
  text: z.string(),
  /** The text that replaces `{{name}}` for customers without a known name. */
  name_fallback: z.string(),
  /** The WhatsApp template, which also reaches customers outside the 24-hour window. */
  template: messageTemplate.nullable(),
  template_values: z.array(z.string()),
  audience,
  list: numberList.nullable(),
  picture: z.object({ name: z.string(), type: z.string(), size_bytes: z.number() }).nullable(),
  scheduled_at: instant.nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  created_at: instant,
  author_name: z.string().nullable(),
  /** The reason why sending is paused. */
  problem: z.enum(["reconnect", "not_connected"]).nullable(),
  figures: campaignFigures,
});
export type CampaignView = z.infer<typeof campaign>;

const campaignBody = z.object({
  name: z.string(),
  channel: connectedKind,
  subject: z.string().default(""),
  text: z.string().default(""),
  name_fallback: z.string().default(""),
  template_id: id.nullable().default(null),
  template_values: z.array(templateValue).max(20).default([]),
  audience: audience.default({ kind: "customers" }),
});

export const listCampaigns = endpoint({
  name: "campaigns.list",
  method: "GET",
  path: "/api/campaigns/",
  access: "member",
  permission: "campaigns",
  summary: "List campaigns, newest first",
  query: pageQuery,
  result: pageOf(campaign),
});

export const getCampaign = endpoint({
  name: "campaigns.get",
  method: "GET",
  path: "/api/campaigns/:id/",
  access: "member",
  permission: "campaigns",
  summary: "Get a campaign with its figures",
  params: idParams,
  result: dataOf(campaign),
});

export const addCampaign = endpoint({
  name: "campaigns.add",
  method: "POST",
  path: "/api/campaigns/",
  access: "member",
  permission: "campaigns",
  summary:
    "Create a campaign as a draft; fields may still be empty. A draft that says nothing yet is the caller's last such one, and the list shows it once it says something",
  body: campaignBody,
  result: dataOf(campaign),
});

export const changeCampaign = endpoint({
  name: "campaigns.change",
  method: "PUT",
  path: "/api/campaigns/:id/",
  access: "member",
  permission: "campaigns",
  summary: "Change a draft; a scheduled campaign becomes a draft again",
  params: idParams,
  body: campaignBody,
  result: dataOf(campaign),
});

export const deleteCampaign = endpoint({
  name: "campaigns.delete",
  method: "DELETE",
  path: "/api/campaigns/:id/",
  access: "member",
  permission: "campaigns",
  summary: "Delete a draft",
  params: idParams,
  result: nothing,
});

export const setCampaignPicture = endpoint({
  name: "campaigns.setPicture",
  method: "POST",
  path: "/api/campaigns/:id/picture/",
  access: "member",
  permission: "campaigns",
  summary: "Add a picture to a draft, replacing an earlier one (multipart `file`: JPEG, PNG or WebP)",
  params: idParams,
  bodyKind: "multipart",
  result: dataOf(campaign),
});

export const removeCampaignPicture = endpoint({
  name: "campaigns.removePicture",
  method: "DELETE",
  path: "/api/campaigns/:id/picture/",
  access: "member",
  permission: "campaigns",
  summary: "Remove a draft's picture",
  params: idParams,
  result: dataOf(campaign),
});

export const getCampaignPicture = endpoint({
  name: "campaigns.getPicture",
  method: "GET",
  path: "/api/campaigns/:id/picture/",
  access: "member",
  permission: "campaigns",
  summary: "Download a campaign's picture",
  params: idParams,
  produces: "file",
  result: z.unknown(),
});

export const setCampaignNumbers = endpoint({
  name: "campaigns.setNumbers",
  method: "POST",
  path: "/api/campaigns/:id/numbers/",
  access: "member",
  permission: "campaigns",
  summary:
    "Set a draft's list of numbers, replacing an earlier one (multipart `file`: CSV, TXT, XLSX or XLS; or the field `text`)",
  params: idParams,
  bodyKind: "multipart",
  result: dataOf(campaign),
});

export const previewCampaign = endpoint({
  name: "campaigns.preview",
  method: "GET",
  path: "/api/campaigns/:id/preview/",
  access: "member",
  permission: "campaigns",
  summary: "Preview who would receive a draft now, and who would not with the reason",
  params: idParams,
  result: dataOf(
    z.object({
      /** Customers who will receive the campaign. */
      reaches: z.number(),
      /** Customers who can only be reached with a template. */
      window_closed: z.number(),
      opted_out: z.number(),
      /** Chosen customers without an address on this channel. */
      no_address: z.number(),
      /** Recipients without a known name, who get the fallback instead. */
      without_name: z.number(),
      /** The message as one recipient will read it. Null when there is no recipient. */
      sample: z.object({ name: z.string().nullable(), text: z.string() }).nullable(),
      /** What has to be completed before the campaign can be sent. */
      missing: z.array(
        z.enum([
          "name",
          "text",
          "subject",
          "name_fallback",
          "template",
          "values",
          "picture",
          "list",
          "channel",
        ]),
      ),
      /** The estimated duration at the channel's rate, in minutes. */
      minutes: z.number(),
    }),
  ),
});

export const startCampaign = endpoint({
  name: "campaigns.start",
  method: "POST",
  path: "/api/campaigns/:id/start/",
  access: "member",
  permission: "campaigns",
  summary: "Send a draft now or schedule it",
  params: idParams,
  body: z.object({
    at: instant.nullable().default(null),
    /**
     * The number of recipients that the page showed. If the number has changed, the call fails with
     * `audience_changed`.
     */
    expected: z.number().int().min(0).optional(),
  }),
  result: dataOf(campaign),
});

export const cancelCampaign = endpoint({
  name: "campaigns.cancel",
  method: "POST",
  path: "/api/campaigns/:id/cancel/",
  access: "member",
  permission: "campaigns",
  summary: "Stop a campaign; messages that were not sent yet are not sent",
  params: idParams,
  result: dataOf(campaign),
});
