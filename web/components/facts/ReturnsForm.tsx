import { useTranslation } from "react-i18next";
import { factLimits } from "#shared/rules/business-facts.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { TextField } from "#web/ui/TextField.tsx";
import type { FactFormProps } from "./fact-forms.ts";

/** The form for the return policy, with the owner's language first. */
export function ReturnsForm({ value, onChange, problems }: FactFormProps<"returns">) {
  const { t } = useTranslation("facts");
  const { currentLanguage } = useLanguage();
  const languages = currentLanguage === "ar" ? (["ar", "en"] as const) : (["en", "ar"] as const);
  return (
    <>
      {languages.map((language, index) => (
        <TextField
          key={language}
          lines={index === 0 ? 5 : 3}
          label={t(`returns.${language}`)}
          note={index === 0 ? undefined : t("returns.optional")}
          hint={index === 0 ? t("returns.hint") : undefined}
          value={value[language]}
          maxLength={factLimits.text}
          error={index === 0 && problems["ar"] ? t("problem.ar") : undefined}
          onChange={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </>
  );
}
