import { useTranslation } from "react-i18next";
import css from "./SubscriptionPage.module.css";

/** The account manager's note on the declined request. */
export function DeclinedNote({ note }: { note: string }) {
  const { t } = useTranslation("subscription");
  return (
    <section className={css.declined} aria-label={t("declined.title")}>
      <h2>{t("declined.title")}</h2>
      <p>{t("declined.text")}</p>
      <blockquote dir="auto">{note}</blockquote>
    </section>
  );
}
