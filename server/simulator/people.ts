import type { InstagramPerson } from "./instagram-people.ts";
import type { Person } from "./whatsapp-people.ts";
import type { XPerson } from "./x.ts";

/** A person with an account on every platform. */
export interface SimulatedPerson {
  name: string;
  whatsapp: Person;
  instagram: InstagramPerson;
  twitter: XPerson;
  email: { address: string; name: string };
}

const createPerson = (number: string, name: string, latin: string): SimulatedPerson => ({
  name,
  whatsapp: { number: `9665512345${number}`, name },
  instagram: { id: `12000000000000${number}`, username: `${latin}.sa`, name },
  twitter: { id: `18000000000000000${number}`, username: `${latin}_sa`, name },
  email: { address: `${latin}@customer.example`, name },
});

export const people: Record<string, SimulatedPerson> = {
  noura: createPerson("01", "نورة العتيبي", "noura"),
  sami: createPerson("02", "سامي الحربي", "sami"),
  layla: createPerson("03", "Layla Hassan", "layla"),
};
