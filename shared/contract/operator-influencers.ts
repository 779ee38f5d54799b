import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing, pageOf, pageQuery } from "./envelope.ts";
import { influencerFields } from "./influencers.ts";
import { influencerCities, specializations } from "#shared/values/influencers.ts";
import {
  maxInfluencerNameLength,
  maxInfluencerTextLength,
  maxFollowers,
  maxPostPrice,
} from "#shared/values/operator-influencers.ts";

const editedInfluencer = z.object({
  id,
  ...influencerFields,
  updated_at: instant,
  /** The name of the operator who last changed the entry. Null when the account was deleted. */
  updated_by: z.string().nullable(),
});
export type EditedInfluencer = z.infer<typeof editedInfluencer>;

/** The columns of an imported sheet. */
export const influencerColumns = [
  "platform",
  "handle",
  "name",
  "specialization",
  "city",
  "followers",
  "engagement",
  "price",
  "about",
  "contact",
  "sample",
] as const;

const influencerImport = z.object({
  /** The file's name. */
  name: z.string(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** The number of rows that are not saved. */
  left_out: z.number(),
  /** The first hundred such rows, with the row number that a spreadsheet program shows. */
  problems: z.array(
    z.object({
      line: z.number(),
      /** The row's content, shortened. */
      text: z.string(),
      column: z.enum(influencerColumns),
      /** The problem with the cell. */
      why: z.enum(["missing", "unknown", "not_a_number", "too_long", "duplicate"]),
    }),
  ),
});
export type InfluencerImport = z.infer<typeof influencerImport>;

export const listOperatorInfluencers = endpoint({
  name: "operatorInfluencers.list",
  method: "GET",
  path: "/api/operator/influencers/",
  access: "operator",
  summary: "List every influencer of the directory, last changed first",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  result: pageOf(editedInfluencer),
});

export const downloadInfluencerTemplate = endpoint({
  name: "operatorInfluencers.downloadTemplate",
  method: "GET",
  path: "/api/operator/influencers/template/",
  access: "operator",
  summary: "Download an empty Excel sheet with the columns of the directory",
  produces: "file",
  result: z.unknown(),
});

export const previewInfluencers = endpoint({
  name: "operatorInfluencers.preview",
  method: "POST",
  path: "/api/operator/influencers/import/preview/",
  access: "operator",
  summary: "Preview an import row by row, without saving anything (multipart `file`: XLSX, XLS or CSV)",
  bodyKind: "multipart",
  result: dataOf(influencerImport),
});

export const importInfluencers = endpoint({
  name: "operatorInfluencers.import",
  method: "POST",
  path: "/api/operator/influencers/import/",
  access: "operator",
  summary:
    "Import the complete rows of a sheet; an existing platform and account is updated (multipart `file`)",
  bodyKind: "multipart",
  result: dataOf(influencerImport),
});

export const saveInfluencer = endpoint({
  name: "operatorInfluencers.save",
  method: "PUT",
  path: "/api/operator/influencers/:id/",
  access: "operator",
  summary: "Change an influencer of the directory; platform and account stay",
  params: idParams,
  body: z.strictObject({
    name: z.string().trim().min(1).max(maxInfluencerNameLength),
    specialization: z.enum(specializations),
    city: z.enum(influencerCities),
    followers: z.int().min(0).max(maxFollowers),
    engagement: z.number().min(0).max(100).nullable(),
    price: z.int().min(0).max(maxPostPrice).nullable(),
    about: z.string().max(maxInfluencerTextLength),
    contact: z.string().max(maxInfluencerTextLength),
    is_sample: z.boolean(),
  }),
  result: dataOf(editedInfluencer),
});

export const removeInfluencer = endpoint({
  name: "operatorInfluencers.remove",
  method: "DELETE",
  path: "/api/operator/influencers/:id/",
  access: "operator",
  summary: "Delete an influencer from the directory and from every organisation's list",
  params: idParams,
  result: nothing,
});
