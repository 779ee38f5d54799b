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

/** Where an influencer publishes. Lists as plain arrays, because the browser offers them as choices. */
export const influencerPlatforms = ["instagram", "tiktok", "snapchat", "twitter", "youtube"] as const;
export type InfluencerPlatform = (typeof influencerPlatforms)[number];

export type Specialization = (typeof specializations)[number];

export type InfluencerCity = (typeof influencerCities)[number];

/** What the operator knows of an influencer. */
export const influencerFields = {
  platform: z.enum(influencerPlatforms),
  /** The account's name on its platform, without `@`. */
  handle: z.string(),
  name: z.string(),
  specialization: z.enum(specializations),
  city: z.enum(influencerCities),
  followers: z.number(),
  /** Likes and comments of a post for every hundred followers; null when unknown. */
  engagement: z.number().nullable(),
  /** What a post costs at least, in Saudi riyals; null when it is agreed on each time. */
  price: z.number().nullable(),
  about: z.string(),
  /** How to reach the influencer: an agency, an address. */
  contact: z.string(),
  /** Invented, to show what the directory looks like. */
  is_sample: z.boolean(),
};

const influencer = z.object({
  id,
  ...influencerFields,
  /** Whether the influencer is on the organisation's list. */
  is_shortlisted: z.boolean(),
  /** What the organisation noted; nobody else reads it. */
  note: z.string(),
  /** The organisation's campaign that the influencer is meant for. */
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
    /** How many there are of each specialisation, whichever of them is chosen. */
    specializations: z.array(z.object({ specialization: z.enum(specializations), total: z.number() })),
    /** How many are on the organisation's list. */
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
