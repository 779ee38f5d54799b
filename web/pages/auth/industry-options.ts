import type { Language } from "#shared/language.ts";
import { industries, type Industry } from "#shared/rules/industries.ts";

export interface Option {
  value: string;
  label: string;
}

/**
 * Returns the options from the call's response: `{data: […]}` or a plain list, of objects or of texts (D33). The
 * built-in list is returned when the response is unusable.
 */
export function readIndustryOptions(
  answer: unknown,
  language: Language,
  word: (industry: Industry) => string,
): Option[] {
  const knownIndustries = new Set<string>(industries);
  const nameOf = (value: string) => (knownIndustries.has(value) ? word(value as Industry) : value);
  const list = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null | undefined)?.data;
  const options: Option[] = [];
  for (const item of Array.isArray(list) ? (list as unknown[]) : []) {
    if (typeof item === "string") options.push({ value: item, label: nameOf(item) });
    else if (item && typeof item === "object" && "value" in item && typeof item.value === "string") {
      const label =
        language === "ar" && "label_arabic" in item ? item.label_arabic : "label" in item ? item.label : "";
      options.push({
        value: item.value,
        label: typeof label === "string" && label ? label : nameOf(item.value),
      });
    }
  }
  return options.length > 0 ? options : industries.map((value) => ({ value, label: word(value) }));
}
