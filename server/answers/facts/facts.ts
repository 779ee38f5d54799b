/**
 * What every customer asks a business, as data: when it is open, where it is, how it is reached, how it is paid, where
 * it delivers and who works there. Names follow schema.org. Extracted when a version is trained; each fact keeps the
 * entry it was read in and the words it stands on.
 */
export interface Fact {
  /** Position of the entry in the version. */
  entry: number;
  /** The source's own words. */
  quote: string;
  /** The owner stated it: it holds whatever a file says, in either language. */
  stated?: true;
}

/** Days of the week as Date counts them: 0 is Sunday. */
export type DayOfWeek = number;

/** Whose hours: the place customers come to, those who answer messages, or those who answer the telephone. */
export type Service = "premises" | "support" | "phone";

export interface OpeningHours extends Fact {
  dayOfWeek: DayOfWeek[];
  /** Minutes from midnight; `closes` is greater than 1440 for hours past midnight. Both 0: closed. */
  opens: number;
  closes: number;
  service: Service;
  /** Positions in `branches`; empty: all of them. */
  branches: number[];
  /** The department whose hours they are, as a table calls it ("Clinic", "مكتب القبول"); absent: the whole place. */
  department?: string;
  /** Only in this month of the Hijri year. */
  season?: "ramadan";
  /** A condition that stands with the hours ("emergencies only"). */
  condition?: string;
}

export interface Branch extends Fact {
  name: string;
  /** Every way it may be called, in normal form. */
  names: string[];
  address: string;
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
  /** For one purpose only: applications, wholesale, complaints … */
  purpose?: string;
  condition?: string;
}

export interface PaymentMethod extends Fact {
  method: string;
  accepted: boolean;
  /** Follows from what is stated ("credit card" from Visa): answered when it is asked for, and not read out. */
  implied?: true;
}

export interface DeliveryZone extends Fact {
  /** As the business calls it. */
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
  /** The least an order has to come to. */
  minimum?: string;
  /** From which amount on delivery is free. */
  freeFrom?: string;
  /** What else its row says: on which days it is served, what has to be known. */
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
  /** What the files say where the owner states otherwise; absent: nothing was stated. */
  read?: BusinessFacts;
}
