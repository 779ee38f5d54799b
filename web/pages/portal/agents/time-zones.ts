import type agents from "#shared/locales/en/agents.json";

type Zone = keyof (typeof agents)["zone"];

/** The time zones of the businesses that use Wakil. Any other configured zone is added under its own name. */
const zones: readonly Zone[] = [
  "Asia/Riyadh",
  "Asia/Kuwait",
  "Asia/Bahrain",
  "Asia/Qatar",
  "Asia/Dubai",
  "Asia/Muscat",
  "Asia/Aden",
  "Asia/Baghdad",
  "Asia/Amman",
  "Asia/Damascus",
  "Asia/Beirut",
  "Asia/Jerusalem",
  "Africa/Cairo",
  "Africa/Khartoum",
  "Africa/Tripoli",
  "Africa/Tunis",
  "Africa/Algiers",
  "Africa/Casablanca",
  "Europe/Istanbul",
  "Europe/London",
];

export function timeZoneOptions(current: string, name: (zone: Zone) => string) {
  const known = zones.map((zone) => ({ value: zone as string, label: name(zone) }));
  return known.some(({ value }) => value === current)
    ? known
    : [{ value: current, label: current }, ...known];
}
