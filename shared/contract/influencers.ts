import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, pageOf, pageQuery } from "./envelope.ts";
import {
  specializations,
  influencerCities,
  influencerSorts,
  sortOrders,
  maxInfluencerNoteLength,
} from "#shared/values/influencers.ts";

/** The platforms on which influencers publish. They are plain arrays, because the browser offers them as choices. */
export const influencerPlatforms = ["instagram", "tiktok", "snapchat", "twitter", "youtube"] as const;
export type InfluencerPlatform = (typeof influencerPlatforms)[number];

export type Specialization = (typeof specializations)[number];

export type InfluencerCity = (typeof influencerCities)[number];

/** The data of an influencer in the operator's directory. */
export const influencerFields = {
  platform: z.enum(influencerPlatforms),
  /** The account's name on its platform, without `@`. */
  handle: z.string(),
  name: z.string(),
  specialization: z.enum(specializations),
  city: z.enum(influencerCities),
  followers: z.number(),
  /** Likes and comments of a post per hundred followers. Null when unknown. */
  engagement: z.number().nullable(),
  /** The lowest price of a post in Saudi riyals. Null when the price is agreed for each post. */
  price: z.number().nullable(),
  about: z.string(),
  /** How to reach the influencer, such as an agency or an address. */
  contact: z.string(),
  /** True for an invented entry that shows what the directory looks like. */
  is_sample: z.boolean(),
};

const influencer = z.object({
  id,
  ...influencerFields,
  /** Whether the influencer is on the organisation's list. */
  is_shortlisted: z.boolean(),
  /** The organisation's own note, which nobody else can read. */
  note: z.string(),
  /** The organisation's campaign for which the influencer is planned. */
  campaign: z.object({ id, name: z.string() }).nullable(),
});
export type Influencer = z.infer<typeof influencer>;

export const listInfluencers = endpoint({
  name: "influencers.list",
  method: "GET",
  path: "/api/influencers/",
  access: "member",
  permission: "campaigns",
  summary: "List the directory of influencers, or the organisation's own list; sorted both ways",
  query: pageQuery.extend({
    q: z.string().max(200).optional(),
    specialization: z.enum(specializations).optional(),
    city: z.enum(influencerCities).optional(),
    list: z.enum(["mine"]).optional(),
    sort: z.enum(influencerSorts).default("followers"),
    order: z.enum(sortOrders).default("desc"),
  }),
  result: pageOf(influencer).extend({
    /** The number of influencers of each specialisation, regardless of the chosen filter. */
    specializations: z.array(z.object({ specialization: z.enum(specializations), total: z.number() })),
    /** The number of influencers on the organisation's list. */
    shortlisted: z.number(),
  }),
});

export const getInfluencer = endpoint({
  name: "influencers.get",
  method: "GET",
  path: "/api/influencers/:id/",
  access: "member",
  permission: "campaigns",
  summary: "Get an influencer with the organisation's note and campaign",
  params: idParams,
  result: dataOf(influencer),
});

export const changeInfluencer = endpoint({
  name: "influencers.change",
  method: "PATCH",
  path: "/api/influencers/:id/",
  access: "member",
  permission: "campaigns",
  summary: "Add an influencer to the organisation's list or remove it, set a note or a campaign",
  params: idParams,
  body: z.strictObject({
    is_shortlisted: z.boolean().optional(),
    note: z.string().max(maxInfluencerNoteLength).optional(),
    campaign_id: id.nullable().optional(),
  }),
  result: dataOf(influencer),
});
