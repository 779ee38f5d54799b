import type { Moment } from "#shared/rules/format.ts";
import { formatWhenInSentence } from "#shared/rules/format-in-sentence.ts";
import { useLanguage } from "./use-language.ts";

/** Returns the form of `when` for sentences. It is apart from `useFormat`, because public pages do without it. */
export function useWhenInSentence(): (at: Moment) => string {
  const { currentLanguage } = useLanguage();
  return (at) => formatWhenInSentence(at, currentLanguage);
}
