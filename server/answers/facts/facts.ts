/**
 * Facts that every customer asks for: opening hours, places, contacts, payment methods, delivery zones and staff. Names
 * follow schema.org. Facts are extracted when a version is trained, and each keeps its entry and the words it was read
 * from.
 */
export interface Fact {
  /** Position of the entry in the version. */
  entry: number;
  /** The source's own words. */
  quote: string;
  /** The owner stated the fact, so it takes precedence over files in both languages. */
  stated?: true;
}

/** Days of the week as Date counts them: 0 is Sunday. */
export type DayOfWeek = number;

/** What the hours are for: visits, messages or the telephone. */
export type Service = "premises" | "support" | "phone";

export interface OpeningHours extends Fact {
  dayOfWeek: DayOfWeek[];
  /** Minutes from midnight; `closes` is greater than 1440 for hours past midnight. Both 0: closed. */
  opens: number;
  closes: number;
  service: Service;
  /** Positions in `branches`; empty: all of them. */
  branches: number[];
  /** The department of the hours, in the table's words ("Clinic", "مكتب القبول"); absent for the whole place. */
  department?: string;
  /** The month of the Hijri year in which the hours hold. */
  season?: "ramadan";
  /** A condition that stands with the hours ("emergencies only"). */
  condition?: string;
}

export interface Branch extends Fact {
  name: string;
  /** All names of the branch, in normal form. */
  names: string[];
  address: string;
  /** The same in English, where the owner wrote both. */
  english?: { name: string; address: string };
  city?: string;
  map?: string;
  /** Planned: announced and not open yet. */
  status: "open" | "planned";
}

export type ContactType = "telephone" | "whatsapp" | "email" | "url" | "social";

export interface ContactPoint extends Fact {
  contactType: ContactType;
  value: string;
  /** Positions in `branches`; empty: the business as a whole. */
  branches: number[];
  /** The purpose of the contact, such as applications, wholesale or complaints. */
  purpose?: string;
  condition?: string;
}

export interface PaymentMethod extends Fact {
  method: string;
  accepted: boolean;
  /** The method follows from another one ("credit card" from Visa); it is confirmed on request and not listed. */
  implied?: true;
}

export interface DeliveryZone extends Fact {
  /** The name in the business's own words. */
  area: string;
  /** Places in normal form. */
  places: string[];
  /** Cities of the regions that it names ("الجنوب"), in normal form: they are of this zone unless another names them. */
  regionCities?: string[];
  /** Everywhere in this country or region that no other zone names. */
  rest?: "country" | "other";
  /** Its districts and parts of a city, as they are written ("شمال الرياض", "الحمدانية"). */
  districts?: string[];
  fee?: string;
  time?: string;
  /** The minimum order. */
  minimum?: string;
  /** The order amount from which delivery is free. */
  freeFrom?: string;
  /** Other remarks in the row, such as the days of delivery. */
  remark?: string;
}

export interface Person extends Fact {
  name: string;
  names: string[];
  title: string;
  gender?: "female" | "male";
  jobTitle: string;
  hours: { dayOfWeek: DayOfWeek[]; opens: number; closes: number }[];
  fee?: string;
  /** What the list calls the fee: "private hour"; absent where it is the consultation's. */
  feeLabel?: string;
  /** Where the person works, as the list calls it; on all days of the hours where `days` is empty. */
  places?: { name: string; days: DayOfWeek[] }[];
  notes: string[];
}

/** Sentences that belong to a topic and hold for it beside the facts ("no delivery outside the Gulf"). */
export interface Note extends Fact {
  topic: "delivery" | "payment" | "branches" | "hours";
}

export interface BusinessFacts {
  hours: OpeningHours[];
  branches: Branch[];
  contacts: ContactPoint[];
  payments: PaymentMethod[];
  zones: DeliveryZone[];
  people: Person[];
  notes: Note[];
  /** The files' values where the owner stated others; absent where nothing was stated. */
  read?: BusinessFacts;
}
