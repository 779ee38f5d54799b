import { useTranslation } from "react-i18next";
import type { WebhookDelivery } from "#shared/contract/webhooks.ts";
import { replayWebhookDelivery } from "#web/api/endpoints/webhooks.ts";
import { useAction } from "#web/api/use-action.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { Button } from "#web/ui/Button.tsx";
import { SettingsDetails, SettingsRow } from "./SettingsRow.tsx";
import { eventText } from "./webhook-texts.ts";
import css from "./Webhooks.module.css";

/** An event's delivery with its result. It is a child of `Rows`. */
export function WebhookDeliveryRow({
  delivery,
  canReplay,
}: {
  delivery: WebhookDelivery;
  canReplay: boolean;
}) {
  const { t } = useTranslation("webhooks");
  const format = useFormat();
  const whenInSentence = useWhenInSentence();
  const { id, event, happened_at, state, attempts, next_attempt_at, last_status, last_ms } = delivery;
  const { last_problem: problem } = delivery;
  const status = format.number(last_status ?? 0);
  const answer =
    problem && problem !== "status"
      ? t(`log.problems.${problem}`, { status })
      : last_status !== null
        ? t("log.answered", { status, ms: format.number(last_ms ?? 0) })
        : null;
  const replay = useAction(replayWebhookDelivery, { refreshes: ["webhooks"], done: t("log.replayed") });
  const when = format.when(happened_at);
  const name = t(eventText(event));
  return (
    <SettingsRow
      end={
        canReplay && (
          <Button
            size="small"
            isPending={replay.isPending}
            aria-label={t("log.replayNamed", { event: name, when })}
            onClick={() => void replay.run({ params: { id } })}
          >
            {t("log.replay")}
          </Button>
        )
      }
    >
      <p className={css.head}>
        <b>{name}</b> <span className={css.when}>{when}</span>
      </p>
      <SettingsDetails>
        <span className={state === "delivered" ? css.good : state === "failed" ? css.bad : undefined}>
          {t(`log.${state}`)}
        </span>
        {answer && <span>{answer}</span>}
        {attempts > 1 && (
          <span>{t("log.attempts", { count: attempts, number: format.number(attempts) })}</span>
        )}
        {state === "pending" && attempts > 0 && next_attempt_at && (
          <span>{t("log.next", { when: whenInSentence(next_attempt_at) })}</span>
        )}
      </SettingsDetails>
    </SettingsRow>
  );
}
