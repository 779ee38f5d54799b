import { useTranslation } from "react-i18next";
import type { SubscriptionHistory } from "#shared/contract/subscriptions.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { usePriceText } from "./price-text.ts";
import { RequestState } from "./RequestState.tsx";
import css from "./SubscriptionHistory.module.css";

/** The requests, the latest first, with the operator's note when one was declined. */
export function RequestHistory({ requests }: { requests: SubscriptionHistory["requests"] }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const whenInSentence = useWhenInSentence();
  const priceText = usePriceText();
  return (
    <Section title={t("requests.title")}>
      {requests.length === 0 ? (
        <p className={css.soft}>{t("requests.none")}</p>
      ) : (
        <Rows label={t("requests.title")}>
          {requests.map((request) => (
            <li key={request.id} className={css.row}>
              <div>
                <b>
                  {t(`requests.${request.kind}`)} · {t(`pricing:${request.plan}.name`)}
                </b>
                <small>
                  {priceText(request.price, request.period)} ·{" "}
                  <time dateTime={request.requested_at}>
                    {t("requests.asked", { when: whenInSentence(request.requested_at) })}
                  </time>
                </small>
              </div>
              <RequestState state={request.state} decidedAt={request.decided_at} />
              {request.note && <blockquote dir="auto">{request.note}</blockquote>}
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** The activated terms, the latest first. */
export function TermHistory({ terms }: { terms: SubscriptionHistory["terms"] }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const format = useFormat();
  const priceText = usePriceText();
  return (
    <Section title={t("terms.title")}>
      {terms.length === 0 ? (
        <p className={css.soft}>{t("terms.none")}</p>
      ) : (
        <Rows label={t("terms.title")}>
          {terms.map((term) => (
            <li key={term.starts_at} className={css.row}>
              <div>
                <b>{t(`pricing:${term.plan}.name`)}</b>
                <small>{priceText(term.price, term.period)}</small>
              </div>
              <span>
                {t("terms.range", { from: format.date(term.starts_at), until: format.date(term.ends_at) })}
              </span>
              <span className={css.soft}>{t(`terms.${term.state}`)}</span>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}
