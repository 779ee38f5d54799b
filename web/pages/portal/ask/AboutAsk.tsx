import { Trans, useTranslation } from "react-i18next";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./AskPage.module.css";
import type { InternalConversation } from "./AskLog.tsx";

/** Explains where the answers come from, what happens without an answer, and who can read the questions. */
export function AboutAsk({ conversation: { agent, support_email } }: { conversation: InternalConversation }) {
  const { t } = useTranslation("agents");
  const { version, staff_sources: staff } = agent;
  return (
    <div className={css.about}>
      <section>
        <h2>{t("ask.about.title")}</h2>
        <p>
          {version !== null && t("ask.about.version", { number: version })}{" "}
          {staff === 0 ? t("ask.about.staffNone") : t("ask.about.staff", { count: staff })}
        </p>
      </section>
      <section>
        <h2>{t("ask.about.unknown")}</h2>
        <p>
          <Trans
            t={t}
            i18nKey="ask.about.unknownText"
            values={{ email: support_email }}
            components={{ email: <Ltr /> }}
          />
        </p>
      </section>
      <section>
        <h2>{t("ask.about.privacy")}</h2>
        <p>{t("ask.private")}</p>
      </section>
    </div>
  );
}
