import { useTranslation } from "react-i18next";
import type { ContradictingAnswers } from "#shared/contract/quality.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import css from "./Contradictions.module.css";

/** Questions that two sources answer with different numbers. The agent hands them over until an answer is written. */
export function Contradictions({ found }: { found: readonly ContradictingAnswers[] }) {
  const { t } = useTranslation("quality");
  const { currentLanguage } = useLanguage();
  if (found.length === 0) return null;
  return (
    <Section title={t("contradictions.title")} note={t("contradictions.note")}>
      <Rows label={t("contradictions.title")}>
        {found.map(({ question, answers }) => (
          <li key={question} className={css.contradiction}>
            <div>
              <b dir="auto">{question}</b>
              <ul>
                {answers.map((answer) => (
                  <li key={`${answer.source_id} ${answer.ar} ${answer.en}`}>
                    <q dir="auto">{answer[currentLanguage] ?? answer.ar ?? answer.en}</q>{" "}
                    <cite>
                      <bdi>{answer.source_name}</bdi>
                    </cite>
                  </li>
                ))}
              </ul>
            </div>
            <LinkButton to={paths.answers({ write: question })} size="small">
              {t("contradictions.write")}
            </LinkButton>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
