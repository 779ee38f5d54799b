import type { InfluencerCity, InfluencerPlatform, Specialization } from "#shared/contract/influencers.ts";
import arabic from "#shared/locales/ar/influencers.json" with { type: "json" };
import english from "#shared/locales/en/influencers.json" with { type: "json" };

/** What a platform, a specialisation and a city are called, by their code; both languages in one sheet are fine. */
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

/** Letters as people type them: without hamza, vowel marks and case. */
export const foldName = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/\s+/g, " ")
    .trim();

/** The code of what stands in a cell: its name in either language, or the code itself. */
export function codeOf(column: NamedColumn, cell: string): string | undefined {
  const wanted = foldName(cell);
  for (const list of names[column])
    for (const [code, name] of Object.entries(list))
      if (wanted === code || wanted === foldName(name)) return code;
  return undefined;
}

/** What the search finds besides name, account and description. */
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

/** The choices of a column in Arabic, for the drop-down lists of the template. */
export const choicesOf = (column: NamedColumn): string[] => Object.values<string>(names[column][0] ?? {});
