import { useTranslation } from "react-i18next";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/card-parts.module.css";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";

/** The page to which used and expired links lead (D17). */
export function ForgotPasswordErrorPage() {
  const { t } = useTranslation("auth");
  return (
    <CardLayout title={t("expired.title")} text={t("expired.text")} windows="dark">
      <LinkButton to={paths.forgotPassword()} look="cta" size="large" className={parts.submit ?? ""}>
        {t("expired.submit")}
      </LinkButton>
      <p className={parts.below}>
        <TextLink to={paths.login()}>{t("forgot.back")}</TextLink>
      </p>
    </CardLayout>
  );
}
