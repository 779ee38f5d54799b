import { useTranslation } from "react-i18next";
import { paths } from "#web/paths.ts";
import { RichText } from "#web/ui/RichText.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { SendVerification } from "./SendVerification.tsx";
import css from "./VerifyEmailBanner.module.css";

/**
 * The banner above every page until the email address is verified: what needs the verification, and a button that
 * sends another link.
 */
export function VerifyEmailBanner({ email }: { email: string }) {
  const { t } = useTranslation("portal");
  return (
    <section aria-label={t("verify.label")} className={css.banner}>
      <p>
        <RichText text={t("verify.text", { email })} parts={{ mail: (address) => <Ltr>{address}</Ltr> }} />
      </p>
      <SendVerification />
      <TextLink to={paths.profile()}>{t("verify.change")}</TextLink>
    </section>
  );
}
