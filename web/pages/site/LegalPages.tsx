import { useTranslation } from "react-i18next";
import { LegalText } from "#web/components/legal/LegalText.tsx";
import { TextPage } from "#web/components/site/TextPage.tsx";

/** C111, C113: `/privacy`. */
export function PrivacyPage() {
  const { t } = useTranslation("common");
  return (
    <TextPage title={t("titles.privacy")}>
      <LegalText of="privacy" tabs />
    </TextPage>
  );
}

/** C111, C112: `/termsAndCondition`, with the accuracy guarantee of 80 percent. */
export function TermsPage() {
  const { t } = useTranslation("common");
  return (
    <TextPage title={t("titles.terms")}>
      <LegalText of="terms" tabs />
    </TextPage>
  );
}
