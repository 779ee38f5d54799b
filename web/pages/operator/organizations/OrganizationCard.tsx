import { useTranslation } from "react-i18next";
import type { OperatorSavedCard } from "#shared/contract/saved-cards.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Ltr } from "#web/ui/Ltr.tsx";

/**
 * The card that renews the organisation's subscription, and the reason of a failed charge. Renders nothing without a
 * card.
 */
export function OrganizationCard({ card }: { card: OperatorSavedCard | null }) {
  const { t } = useTranslation("operator");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  if (!card) return null;
  const [year = "", month = ""] = card.expires_on.split("-");
  const { last_failure: failure } = card;
  return (
    <Section title={t("savedCard.title")}>
      <p>
        <b>
          <Ltr>{`${card.brand.toUpperCase()} •••• ${card.last_four}`}</Ltr>
        </b>{" "}
        <span className="soft">{t("savedCard.expires", { date: `${month}/${year}` })}</span>
      </p>
      <p>
        {card.state === "active" && card.next_charge_at
          ? t("savedCard.next", { date: format.date(card.next_charge_at) })
          : t(`savedCard.state.${card.state}`)}
      </p>
      {failure && (
        <p>
          {t("savedCard.failed", { when: whenInSentence(failure.at) })}{" "}
          {failure.problem && t(`savedCard.problem.${failure.problem}`)}
        </p>
      )}
    </Section>
  );
}
