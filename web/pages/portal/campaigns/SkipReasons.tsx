import { useTranslation } from "react-i18next";
import type { CampaignFigures } from "#shared/contract/campaigns.ts";
import { skipReasons } from "#shared/values/campaigns.ts";
import { sendFailureCodes } from "#shared/values/tickets.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import css from "./SkipReasons.module.css";

/**
 * The recipients that were not reached, by reason, the most frequent first. Renders nothing when everyone was
 * reached.
 */
export function SkipReasons({ figures }: { figures: CampaignFigures }) {
  const { t } = useTranslation(["campaigns", "portal"]);
  const format = useFormat();
  const reasons = [
    ...skipReasons.map((code) => ({ count: figures.skipped[code] ?? 0, text: t(`skipped.${code}`) })),
    ...figures.failures.map(({ code, count }) => ({
      count,
      text: t(`portal:more.failure.${sendFailureCodes.find((known) => known === code) ?? "rejected"}`),
    })),
    { count: figures.uncertain, text: t("skipped.uncertain") },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (reasons.length === 0) return null;
  return (
    <Section title={t("skipped.title")}>
      <ul className={css.reasons}>
        {reasons.map(({ count, text }) => (
          <li key={text}>
            <b>{format.number(count)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
