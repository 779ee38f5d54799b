import { useTranslation } from "react-i18next";
import { useSite } from "#web/components/site/use-site.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ExternalIcon } from "#web/ui/site-icons.tsx";
import css from "./Questions.module.css";
import section from "./section.module.css";

/** The invitation to ask a person further questions (C084). */
export function Questions() {
  const { t } = useTranslation("story");
  const { book_call_url: address } = useSite();
  return (
    <section className={`${section.section} ${css.questions}`}>
      <div className={`${section.wrap} ${css.inside}`}>
        <h2 className={css.asked}>{t("questions.title")}</h2>
        <div className={css.answer}>
          <p>{t("questions.text")}</p>
          <LinkButton to={address} look="cta" size="large" external>
            {t("questions.book")}
            <ExternalIcon />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
