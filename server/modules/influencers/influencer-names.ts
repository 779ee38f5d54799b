import type { InfluencerCity, InfluencerPlatform, Specialization } from "#shared/contract/influencers.ts";
import { foldText } from "#shared/rules/fold-text.ts";
import arabic from "#shared/locales/ar/influencers.json" with { type: "json" };
import english from "#shared/locales/en/influencers.json" with { type: "json" };

/** The names of platforms, specialisations and cities by their code. One sheet may use both languages. */
const names = {
  platform: [arabic.platform, english.platform],
  specialization: [arabic.specialization, english.specialization],
  city: [arabic.city, english.city],
} satisfies {
  platform: Record<InfluencerPlatform, string>[];
  specialization: Record<Specialization, string>[];
  city: Record<InfluencerCity, string>[];
};

type NamedColumn = keyof typeof names;

/** Normalises a name for comparison, without differences of spelling, case and spaces. */
export const foldName = (text: string): string => foldText(text).replace(/\s+/g, " ").trim();

/** Returns the code for a cell's content, which is a name in either language or the code itself. */
export function codeOf(column: NamedColumn, cell: string): string | undefined {
  const wanted = foldName(cell);
  for (const list of names[column])
    for (const [code, name] of Object.entries(list))
      if (wanted === code || wanted === foldName(name)) return code;
  return undefined;
}

/** Returns the words that the search finds in addition to name, account and description. */
export const keywordsOf = ({
  platform,
  specialization,
  city,
}: {
  platform: InfluencerPlatform;
  specialization: Specialization;
  city: InfluencerCity;
}): string =>
  [
    ...names.platform.map((list) => list[platform]),
    ...names.specialization.map((list) => list[specialization]),
    ...names.city.map((list) => list[city]),
  ].join(" ");

/** Returns the choices of a column in Arabic, for the drop-down lists of the template. */
export const choicesOf = (column: NamedColumn): string[] => Object.values<string>(names[column][0] ?? {});
