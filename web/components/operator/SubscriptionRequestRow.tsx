import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorSubscriptionRequest } from "#shared/contract/subscriptions.ts";
import { activateSubscriptionRequest } from "#web/api/endpoints/subscriptions.ts";
import { formatPhone } from "#shared/rules/phone.ts";
import { useAction } from "#web/api/use-action.ts";
import { usePriceText } from "#web/components/subscription/price-text.ts";
import { RequestState } from "#web/components/subscription/RequestState.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { operatorPaths } from "#web/operator-paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { PhoneIcon } from "#web/ui/site-icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import css from "./DemoRequestRow.module.css";
import { PaymentRow } from "./PaymentRow.tsx";
import { PromiseClock } from "./PromiseClock.tsx";

/** A request to subscribe or to renew, with the data needed to decide it. It is a child of `Rows`. */
export function SubscriptionRequestRow({
  request,
  now,
}: {
  request: OperatorSubscriptionRequest;
  now: number;
}) {
  const { t } = useTranslation(["operator", "subscription", "pricing"]);
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const priceText = usePriceText();
  const [isDeclining, setDeclining] = useState(false);
  const { organization, requested_by } = request;
  const isOpen = request.state === "open";

  const activate = useAction(activateSubscriptionRequest, {
    refreshes: ["operator"],
    done: ({ data }) =>
      t("subscriptions.done.activate", { name: organization.name, date: format.date(data.ends_at) }),
  });

  return (
    <li className={css.row} data-request={request.id}>
      {isOpen ? (
        <PromiseClock from={request.requested_at} due={request.due_at} now={now} />
      ) : (
        <RequestState state={request.state} decidedAt={request.decided_at} />
      )}
      <div className={css.who}>
        <h2>
          <TextLink to={operatorPaths.organization(organization.id)}>
            <bdi>{organization.name}</bdi>
          </TextLink>
        </h2>
        <small>
          {t(`subscription:requests.${request.kind}`)} · {t(`pricing:${request.plan}.name`)} ·{" "}
          {t(`subscription:period.${request.period}`)}
        </small>
      </div>
      <div className={css.reach}>
        <Ltr>{formatPhone(organization.phone)}</Ltr>
        <small>
          {requested_by ? (
            <>
              <bdi>{requested_by.name}</bdi> · <Ltr>{requested_by.email}</Ltr>
            </>
          ) : (
            t("subscriptions.byUnknown")
          )}
        </small>
      </div>
      <div className={css.when}>
        <span>{priceText(request.price, request.period)}</span>
        <small>
          {t(request.language === "ar" ? "subscriptions.inArabic" : "subscriptions.inEnglish")} ·{" "}
          <time dateTime={request.requested_at}>
            {t("requests.asked", { when: whenInSentence(request.requested_at) })}
          </time>
        </small>
      </div>
      {(request.note || request.payment || isOpen) && (
        <div className={css.more}>
          {request.note && (
            <p dir="auto" className={css.words}>
              {request.note}
            </p>
          )}
          {request.payment && <PaymentRow payment={request.payment} />}
          {isOpen && (
            <p className={css.links}>
              <a href={`tel:${organization.phone.replace(/[^+\d]/g, "")}`}>
                <PhoneIcon size="small" />
                {t("requests.call")}
              </a>
            </p>
          )}
        </div>
      )}
      {isOpen && (
        <div className={css.acts}>
          <Button
            size="small"
            look="main"
            isPending={activate.isPending}
            onClick={() => void activate.run({ params: { id: request.id } })}
          >
            {t("subscriptions.activate")}
          </Button>
          <Button size="small" onClick={() => setDeclining(true)}>
            {t("subscriptions.decline")}
          </Button>
        </div>
      )}
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </li>
  );
}
