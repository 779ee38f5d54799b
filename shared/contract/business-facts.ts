import { z } from "zod";
import { contactTypes, factLimits, factTopics, paymentMethods } from "#shared/rules/business-facts.ts";
import { maxRangesPerDay } from "#shared/rules/team-hours.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

const line = z.string().max(factLimits.line);
const range = z.tuple([z.string().max(5), z.string().max(5)]);
const day = z.array(range).max(maxRangesPerDay);
const week = z.strictObject({ sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day });

/** The value of each topic as it is stored, shown and edited. */
const values = {
  hours: z.strictObject({
    places: z.array(z.strictObject({ branch: line, week, ramadan: week.nullable() })).max(factLimits.places),
  }),
  branches: z.strictObject({
    places: z
      .array(z.strictObject({ name: line, city: line, address: line, map: line, phone: line }))
      .max(factLimits.places),
  }),
  contacts: z.strictObject({
    points: z.array(z.strictObject({ type: z.enum(contactTypes), value: line })).max(factLimits.contacts),
  }),
  payments: z.strictObject({ methods: z.array(z.enum(paymentMethods)).max(paymentMethods.length) }),
  delivery: z.strictObject({
    delivers: z.boolean(),
    zones: z
      .array(z.strictObject({ area: line, fee: line, time: line, minimum: line, free_from: line }))
      .max(factLimits.zones),
  }),
  returns: z.strictObject({
    ar: z.string().max(factLimits.text),
    en: z.string().max(factLimits.text),
  }),
};

/**
 * `read`: a file states it and nobody has checked it. `confirmed`: the owner confirmed what a file states.
 * `corrected`: the owner replaced what a file states. `added`: the owner stated it and no file does.
 */
const itemState = z.enum(["read", "confirmed", "corrected", "added"]);
export type FactItemState = z.infer<typeof itemState>;

/** The origin of one part of a topic: a branch, a contact or a delivery zone. */
const item = z.object({
  state: itemState,
  /** The file that states the part now, and the place in the file. Null when no file does. */
  source: z.string().nullable(),
});

const topicOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    /** The value in force: the owner's, otherwise the one that files state. Null when it is unknown. */
    value: value.nullable(),
    /** The value that the files of the live version state. Null when they state none. */
    read: value.nullable(),
    /** The origins of the parts, in the order of the parts of `value`. */
    items: z.array(item),
    /** True when the owner stated the value. */
    stated: z.boolean(),
    /** True when a file has stated a different value since the owner's decision. */
    conflict: z.boolean(),
    /** True when the change takes effect for customers only after the next training. */
    pending: z.boolean(),
    updated_at: instant.nullable(),
  });

const facts = z.object({
  hours: topicOf(values.hours),
  branches: topicOf(values.branches),
  contacts: topicOf(values.contacts),
  payments: topicOf(values.payments),
  delivery: topicOf(values.delivery),
  returns: topicOf(values.returns),
  /** The people of the business with their places, days and fees. They are read from files and corrected there. */
  people: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      /** Where the person works, as the file calls it; several where that differs from day to day. */
      place: z.string().nullable(),
      hours: z.string().nullable(),
      fee: z.string().nullable(),
      source: z.string().nullable(),
    }),
  ),
});
export type BusinessFactsView = z.infer<typeof facts>;

export const readBusinessFacts = endpoint({
  name: "knowledge.readFacts",
  method: "GET",
  path: "/api/knowledge/facts/",
  access: "member",
  permission: "any_member",
  summary: "List the facts about the business, from its files and from its owner",
  result: dataOf(facts),
});

export const stateBusinessFact = endpoint({
  name: "knowledge.stateFact",
  method: "PUT",
  path: "/api/knowledge/facts/",
  access: "member",
  permission: "knowledge",
  summary: "Confirm, correct or add a business fact; customers are told it after the next training",
  body: z.discriminatedUnion("topic", [
    z.strictObject({ topic: z.literal("hours"), value: values.hours }),
    z.strictObject({ topic: z.literal("branches"), value: values.branches }),
    z.strictObject({ topic: z.literal("contacts"), value: values.contacts }),
    z.strictObject({ topic: z.literal("payments"), value: values.payments }),
    z.strictObject({ topic: z.literal("delivery"), value: values.delivery }),
    z.strictObject({ topic: z.literal("returns"), value: values.returns }),
  ]),
  result: dataOf(facts),
});

export const withdrawBusinessFact = endpoint({
  name: "knowledge.withdrawFact",
  method: "DELETE",
  path: "/api/knowledge/facts/:topic/",
  access: "member",
  permission: "knowledge",
  summary: "Remove the owner's statement on a topic; from the next training on the files apply again",
  params: z.object({ topic: z.enum(factTopics) }),
  result: dataOf(facts),
});
