import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import css from "./LegalText.module.css";

interface Section {
  id: string;
  title: string;
  text?: string;
  /** Head and body, as in the lists of what is collected and shared. */
  pairs?: readonly { head: string; body: string }[];
  points?: readonly string[];
}

const updated = "2026-11-20";

/** Privacy policy or terms: the same text on the public page and in the portal (D14). */
export function LegalText({ of }: { of: "privacy" | "terms" }) {
  const { t } = useTranslation("legal");
  const format = useFormat();
  const sections: readonly Section[] = t(`${of}.sections`, { returnObjects: true });
  const short: readonly string[] = t(`${of}.short`, { returnObjects: true });
  return (
    <div className={css.text}>
      <p className={css.updated}>
        {t("updated", { date: format.date(updated) })} · {t("draft")}
      </p>
      <div className={css.short}>
        <h2>{t("short")}</h2>
        <ul>
          {short.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={css.columns}>
        <nav aria-label={t("contents")}>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.text && <p>{section.text}</p>}
              {section.pairs && (
                <ul className={css.list}>
                  {section.pairs.map(({ head, body }) => (
                    <li key={head}>
                      <b>{head}:</b> {body}
                    </li>
                  ))}
                </ul>
              )}
              {section.points && (
                <ul className={css.list}>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
