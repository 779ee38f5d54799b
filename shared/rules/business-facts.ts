import type { TeamHours } from "./team-hours.ts";
import { hoursProblems } from "./team-hours.ts";
import { normaliseEmail } from "./email.ts";
import { normalisePhone } from "./phone.ts";

/** The six topics that every customer asks about. */
export const factTopics = ["hours", "branches", "contacts", "payments", "delivery", "returns"] as const;
export type FactTopic = (typeof factTopics)[number];

/** The payment methods that an owner can choose. */
export const paymentMethods = [
  "cash",
  "mada",
  "visa",
  "mastercard",
  "amex",
  "apple_pay",
  "google_pay",
  "samsung_pay",
  "stc_pay",
  "urpay",
  "tabby",
  "tamara",
  "bank_transfer",
  "sadad",
  "cash_on_delivery",
  "credit_card",
  "pos",
  "paypal",
  "knet",
  "benefit",
  "instapay",
  "vodafone_cash",
  "fawry",
] as const;
export type PaymentMethodName = (typeof paymentMethods)[number];

export const contactTypes = ["telephone", "whatsapp", "email", "url", "social"] as const;
export type ContactKind = (typeof contactTypes)[number];

export type WeekHours = TeamHours["week"];

/** The opening hours of one branch, or of all branches when `branch` is empty. A day without ranges is closed. */
export interface PlaceHours {
  branch: string;
  week: WeekHours;
  /** The hours in Ramadan. Null when they are the same as in other months, or unknown. */
  ramadan: WeekHours | null;
}

export interface StatedBranch {
  /** The branch's name. Empty when the business has one location only. */
  name: string;
  city: string;
  address: string;
  /** The address of a map, or empty. */
  map: string;
  phone: string;
}

export interface StatedContact {
  type: ContactKind;
  value: string;
}

/** A delivery zone. Amounts and times are free text ("15 SAR", "2–3 days"). An empty field is not stated. */
export interface StatedZone {
  area: string;
  fee: string;
  time: string;
  minimum: string;
  free_from: string;
}

/** The known values of each topic, in the form in which an owner edits them. */
export interface FactValues {
  hours: { places: PlaceHours[] };
  branches: { places: StatedBranch[] };
  contacts: { points: StatedContact[] };
  payments: { methods: PaymentMethodName[] };
  delivery: { delivers: boolean; zones: StatedZone[] };
  returns: { ar: string; en: string };
}

/** A topic with the value that the owner stated. */
export type StatedFact = { [Topic in FactTopic]: { topic: Topic; value: FactValues[Topic] } }[FactTopic];

export const factLimits = { places: 30, contacts: 12, zones: 40, line: 200, text: 2000 } as const;

export type FactProblem =
  | "required"
  | "invalid"
  | "hours_overlap"
  | "above_limit"
  | "phone"
  | "email"
  | "url";

export const isUrl = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/iu.test(text);

/** Returns the problems of a stated fact by the field's path (`places.0.address`). Empty when there are none. */
export function factProblems(fact: StatedFact): Record<string, FactProblem> {
  const problems: Record<string, FactProblem> = {};
  const requireText = (place: string, text: string) => {
    if (text.trim() === "") problems[place] = "required";
  };
  switch (fact.topic) {
    case "hours":
      fact.value.places.forEach(({ week, ramadan }, index) => {
        for (const [name, hours] of [["week", week] as const, ["ramadan", ramadan] as const])
          for (const [place, problem] of Object.entries(
            hours === null ? {} : hoursProblems({ week: hours, holidays: [] }),
          ))
            problems[`places.${index}.${place.replace(/^week/u, name)}`] = problem;
        if (Object.values(week).every((ranges) => ranges.length === 0))
          problems[`places.${index}.week`] = "required";
      });
      if (fact.value.places.length === 0) problems["places"] = "required";
      return problems;
    case "branches":
      fact.value.places.forEach(({ name, address, map, phone }, index) => {
        requireText(`places.${index}.address`, address);
        if (fact.value.places.length > 1) requireText(`places.${index}.name`, name);
        if (map !== "" && !isUrl(map)) problems[`places.${index}.map`] = "url";
        if (phone !== "" && !isCallable(phone)) problems[`places.${index}.phone`] = "phone";
      });
      if (fact.value.places.length === 0) problems["places"] = "required";
      return problems;
    case "contacts":
      fact.value.points.forEach(({ type, value }, index) => {
        if (value.trim() === "") problems[`points.${index}.value`] = "required";
        else if ((type === "telephone" || type === "whatsapp") && !isCallable(value))
          problems[`points.${index}.value`] = "phone";
        else if (type === "email" && normaliseEmail(value) === null)
          problems[`points.${index}.value`] = "email";
      });
      if (fact.value.points.length === 0) problems["points"] = "required";
      return problems;
    case "payments":
      if (fact.value.methods.length === 0) problems["methods"] = "required";
      return problems;
    case "delivery":
      if (!fact.value.delivers) return problems;
      fact.value.zones.forEach(({ area, fee, time }, index) => {
        requireText(`zones.${index}.area`, area);
        if (fee.trim() === "" && time.trim() === "") problems[`zones.${index}.fee`] = "required";
      });
      if (fact.value.zones.length === 0) problems["zones"] = "required";
      return problems;
    case "returns":
      if (fact.value.ar.trim() === "" && fact.value.en.trim() === "") problems["ar"] = "required";
      return problems;
  }
}

/** Short company numbers are not full phone numbers but can be dialled. */
const isCallable = (text: string): boolean =>
  normalisePhone(text) !== null || /^\+?[\d\s-]{4,18}$/u.test(text.trim());
