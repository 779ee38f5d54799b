import { useTranslation } from "react-i18next";
import { formatDate } from "#shared/rules/format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { useSite } from "#web/components/site/use-site.ts";
import { Contents } from "./Contents.tsx";
import { LegalPart, type LegalPartContent } from "./LegalPart.tsx";
import { Link } from "#web/ui/Link.tsx";
import css from "./LegalText.module.css";

export type LegalDocument = "privacy" | "terms";

interface Section {
  id: string;
  title: string;
  parts: readonly LegalPartContent[];
}

/** The date of the texts' last change. It must be updated with every change. */
const lastUpdated = "2026-11-29";

/**
 * The privacy policy or the terms. The public page and the portal show the same text (D14). Parts that depend on the
 * installation (a model for everyone, measurement, online payment, the register number) are shown only when they apply.
 */
export function LegalText({ legalDocument, tabs }: { legalDocument: LegalDocument; tabs?: boolean }) {
  const { t } = useTranslation("legal");
  const { t: says } = useTranslation(legalDocument);
  const { currentLanguage } = useLanguage();
  const { legal } = useSite();
  const values = {
    registration: legal.registration,
    model: legal.model,
    country: new Intl.DisplayNames(currentLanguage, { type: "region" }).of(legal.country),
  };
  const sections: readonly Section[] = says("sections", { returnObjects: true, ...values });
  const short: readonly string[] = says("short", { returnObjects: true });
  const conditions: Record<string, boolean> = {
    registration: legal.registration !== null,
    model: legal.model !== null,
    analytics: legal.analytics,
    no_analytics: !legal.analytics,
    online_payment: legal.online_payment,
    no_online_payment: !legal.online_payment,
    saved_cards: legal.saved_cards,
  };
  return (
    <div className={css.text}>
      <div className={css.head}>
        <p className={css.updated}>
          <time dateTime={lastUpdated}>
            {t("updated", { date: formatDate(lastUpdated, currentLanguage) })}
          </time>
        </p>
        {tabs && <Documents current={legalDocument} />}
      </div>
      <div className={css.short}>
        <h2>{t("short")}</h2>
        <ul>
          {short.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={css.columns}>
        <Contents entries={sections} />
        <div>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.parts
                .filter((part) => !part.when || conditions[part.when])
                .map((part, place) => (
                  <LegalPart key={place} part={part} />
                ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Documents({ current }: { current: LegalDocument }) {
  const { t } = useTranslation(["legal", "common"]);
  return (
    <nav aria-label={t("documents")} className={css.tabs}>
      {(["privacy", "terms"] as const).map((document) => (
        <Link key={document} to={paths[document]()} aria-current={document === current ? "page" : undefined}>
          {t(`common:titles.${document}`)}
        </Link>
      ))}
    </nav>
  );
}
