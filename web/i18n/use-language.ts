import { useTranslation } from "react-i18next";
import { defaultLanguage, isLanguage, type Language } from "#shared/language.ts";

export interface LanguageState {
  currentLanguage: Language;
  isRTL: boolean;
  /** Switches to the other language without a reload. The texts are loaded before anything changes. */
  switchLanguage: () => Promise<void>;
  /** Switches to Arabic. */
  reset: () => Promise<void>;
}

export function useLanguage(): LanguageState {
  const { i18n } = useTranslation();
  const currentLanguage = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const change = async (language: Language) => {
    await i18n.changeLanguage(language);
  };
  return {
    currentLanguage,
    isRTL: currentLanguage === "ar",
    switchLanguage: () => change(currentLanguage === "ar" ? "en" : "ar"),
    reset: () => change(defaultLanguage),
  };
}
