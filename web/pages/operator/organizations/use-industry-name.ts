import { listIndustries } from "#web/api/endpoints/auth.ts";
import { useRead } from "#web/api/use-read.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** Names industries in the language of the page; empty until they are known. */
export function useIndustryName(): (industry: string) => string {
  const { currentLanguage } = useLanguage();
  const { data: industries } = useRead(listIndustries, {});
  return (value) => {
    const industry = industries?.data.find((known) => known.value === value);
    return (currentLanguage === "ar" ? industry?.label_arabic : industry?.label) ?? "";
  };
}
