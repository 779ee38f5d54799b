import { Trans, useTranslation } from "react-i18next";
import type { ModelSettings } from "#shared/contract/models.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Figure } from "#web/ui/Figure.tsx";
import css from "./LanguageModel.module.css";

/** The model's usage and cost today, and the reasons why the engine's wording was sent instead. */
export function ModelUsageToday({ settings: { writer, own, today, meaning } }: { settings: ModelSettings }) {
  const { t } = useTranslation("models");
  const { number } = useFormat();
  const dollars = (amount: number) => (amount > 0 && amount < 0.01 ? "<$0.01" : `$${number(amount, 2)}`);
  const instead = today.fallbacks.reduce((sum, { count }) => sum + count, 0);
  const isUnpriced = writer === "own" && own !== null && own.input_price + own.output_price === 0;
  return (
    <section className={css.today} aria-label={t("today.title")}>
      <h3>{t("today.title")}</h3>
      <p>
        {t("today.written", { count: today.written })}
        {" · "}
        {isUnpriced ? (
          t("today.unpriced")
        ) : (
          <Trans
            t={t}
            i18nKey={today.daily_cap === null ? "today.spent" : "today.spentOf"}
            values={{ spent: dollars(today.spent), cap: dollars(today.daily_cap ?? 0) }}
            components={{ money: <Figure /> }}
          />
        )}
      </p>
      {instead > 0 && (
        <>
          <p>{t("today.fallbacks", { count: instead })}</p>
          <ul>
            {today.fallbacks.map(({ reason, count }) => (
              <li key={reason}>
                <b>{number(count)}</b>
                <span>{t(`problem.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {meaning && (
        <p>
          {meaning.problem
            ? t("embeddings.without", {
                version: meaning.version,
                problem: t(`problem.${meaning.problem}`),
              })
            : t("embeddings.works", { version: meaning.version })}
        </p>
      )}
    </section>
  );
}
