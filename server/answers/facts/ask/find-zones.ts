import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import { nameAt } from "#server/answers/facts/extract/named-branches.ts";
import { words } from "#server/answers/text/words.ts";

/** The delivery zones that a question names by district or part of a city, the longest names first. */
export function findZones(
  text: readonly string[],
  zones: readonly DeliveryZone[],
  mark: (at: number, length: number) => void,
): { at: number; name: string }[] {
  const found = zones.flatMap(({ districts = [] }, at) =>
    districts.flatMap((name) => {
      const spelt = words(name);
      const from = spelt.length === 0 ? -1 : nameAt(text, spelt.join(" "));
      return from === -1 ? [] : [{ at, name, from, length: spelt.length }];
    }),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const called = found.filter(({ length }) => length === longest);
  for (const { from, length } of called) mark(from, length);
  return called
    .filter(({ at }, i) => called.findIndex((other) => other.at === at) === i)
    .map(({ at, name }) => ({ at, name }));
}
