import { useTranslation } from "react-i18next";
import { LegalText } from "#web/components/legal/LegalText.tsx";
import { Lede, Page, PageHead } from "#web/components/portal/Page.tsx";
import css from "./LegalPages.module.css";

/** The portal's versions of the public legal pages, with the same text (C240, D14). */
export function PortalPrivacyPage() {
  const { t } = useTranslation("common");
  return (
    <Page>
      <PageHead title={t("titles.privacy")} />
      <LegalText legalDocument="privacy" />
    </Page>
  );
}

export function PortalTermsPage() {
  const { t } = useTranslation("common");
  return (
    <Page>
      <PageHead title={t("titles.terms")} />
      <LegalText legalDocument="terms" />
    </Page>
  );
}

export function AboutPage() {
  const { t } = useTranslation(["legal", "common"]);
  const points: readonly string[] = t("about.points", { returnObjects: true });
  return (
    <Page>
      <PageHead title={t("common:titles.about")} />
      <Lede>{t("about.lead")}</Lede>
      <p className={css.text}>{t("about.text")}</p>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Page>
  );
}
