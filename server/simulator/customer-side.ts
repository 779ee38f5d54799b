import type { SimulatedPlatforms } from "#server/simulated-platforms.ts";
import { toFaults, faultProfileOf } from "./fault-profile.ts";
import { people } from "./people.ts";
import { phonesOf } from "./phones.ts";
import type { PlatformClock } from "./platform.ts";
import type { Platforms } from "./platforms.ts";
import { writeAs } from "./write.ts";

type CustomerSide = Pick<
  SimulatedPlatforms,
  "listPhones" | "writeAsCustomer" | "findMedia" | "setFaultProfile"
>;

/** The customer's side of the demo: phones at every connected account, which a visitor of the demo reads and writes on. */
export function customerSide(platforms: Platforms, clock: PlatformClock): CustomerSide {
  return {
    async listPhones(key) {
      const person = people[key];
      if (!person) return null;
      const phones = await phonesOf(platforms, person, clock().getTime());
      return {
        people: Object.entries(people).map(([one, { name }]) => ({ key: one as "noura", name })),
        phones: phones.map((phone) => ({
          ...phone,
          lines: phone.lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
        })),
        codes: Object.values(platforms.whatsapp.state.phones).flatMap(({ number, code }) =>
          code === null ? [] : [{ number, code }],
        ),
        weather: faultProfileOf(platforms.whatsapp.faults),
      };
    },
    writeAsCustomer(message) {
      const person = people[message.person];
      return person !== undefined && writeAs(platforms, person, message);
    },
    findMedia({ channel, id }) {
      const { media } = platforms[channel === "twitter" ? "x" : channel].state;
      const file = media[id];
      return file ? { type: file.mime, bytes: Buffer.from(file.bytes, "base64") } : null;
    },
    setFaultProfile(profile) {
      for (const { faults } of Object.values(platforms.mounted)) Object.assign(faults, toFaults(profile));
    },
  };
}
