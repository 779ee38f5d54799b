import { listIndustries } from "#web/api/endpoints/auth.ts";
import { useRead } from "#web/api/use-read.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** Returns a function that gives an industry's name in the page's language. Empty until the names are loaded. */
export function useIndustryName(): (industry: string) => string {
  const { currentLanguage } = useLanguage();
  const { data: industries } = useRead(listIndustries, {});
  return (value) => {
    const industry = industries?.data.find((known) => known.value === value);
    return (currentLanguage === "ar" ? industry?.label_arabic : industry?.label) ?? "";
  };
}
