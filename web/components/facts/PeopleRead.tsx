import { useTranslation } from "react-i18next";
import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import css from "./FactValue.module.css";

/** The people of the business with their days and fees, as files state them. */
export function PeopleRead({ people }: { people: BusinessFactsView["people"] }) {
  const { t } = useTranslation("facts");
  return (
    <Section title={t("people.title")} note={t("people.note")}>
      <Rows label={t("people.title")}>
        {people.map(({ name, role, place, hours, fee, source }, index) => (
          <li key={index} className={css.person}>
            <b {...languageOfText(name)}>{name}</b>
            {[role, place, hours, fee].filter(Boolean).map((text) => (
              <span key={text} {...languageOfText(text ?? "")}>
                {text}
              </span>
            ))}
            {source && <p className={css.origin}>{t("state.read", { source: `\u2068${source}\u2069` })}</p>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}
