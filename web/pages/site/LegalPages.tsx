import { useTranslation } from "react-i18next";
import { LegalText } from "#web/components/legal/LegalText.tsx";
import { TextPage } from "#web/components/site/TextPage.tsx";

/** The privacy policy at `/privacy` (C111, C113). */
export function PrivacyPage() {
  const { t } = useTranslation("common");
  return (
    <TextPage title={t("titles.privacy")}>
      <LegalText legalDocument="privacy" tabs />
    </TextPage>
  );
}

/** The terms at `/termsAndCondition`, with the accuracy guarantee of 80 percent (C111, C112). */
export function TermsPage() {
  const { t } = useTranslation("common");
  return (
    <TextPage title={t("titles.terms")}>
      <LegalText legalDocument="terms" tabs />
    </TextPage>
  );
}
