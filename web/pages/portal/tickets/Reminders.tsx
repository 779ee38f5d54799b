import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReminderView } from "#shared/contract/reminders.ts";
import { cancelReminder, listReminders } from "#web/api/endpoints/reminders.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { ClockIcon } from "#web/ui/icons.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { WarningIcon } from "#web/ui/site-icons.tsx";
import type { Ticket } from "./data.ts";
import { RemindDialog } from "./RemindDialog.tsx";
import css from "./Reminders.module.css";

/** The scheduled messages to this customer, and those that failed. */
export function Reminders({ ticket, customerName }: { ticket: Ticket; customerName: string }) {
  const { t } = useTranslation("reminders");
  const moment = useMomentText();
  const cancel = useAction(cancelReminder, { refreshes: ["reminders"], done: t("cancelled") });
  const [changed, setChanged] = useState<ReminderView>();
  const coming = useRead(listReminders, { query: { ticket_id: ticket.id } }).data?.data ?? [];
  const ended = useRead(listReminders, { query: { ticket_id: ticket.id, status: "ended" } }).data?.data ?? [];
  // A failure is shown until the customer or the team has written since.
  const last = ticket.messages.at(-1)?.created_at ?? "";
  const missed = ended.filter(({ status, at }) => status === "failed" && at > last);
  if (coming.length === 0 && missed.length === 0) return null;
  return (
    <>
      <ul className={css.reminders} aria-label={t("list")}>
        {missed.map((reminder) => (
          <li key={reminder.id} className={css.missed}>
            <WarningIcon size="small" />
            <span className={css.what}>
              <TruncatedText>{reminder.text}</TruncatedText>
              <small>{t(`problem.${reminder.problem ?? "window_closed"}`)}</small>
            </span>
          </li>
        ))}
        {coming.map((reminder) => (
          <li key={reminder.id}>
            <ClockIcon size="small" />
            <time dateTime={reminder.at}>{moment(reminder.at)}</time>
            <span className={css.what}>
              <TruncatedText>{reminder.text}</TruncatedText>
              {reminder.window_closed_then && !reminder.template && <small>{t("closedThen")}</small>}
            </span>
            <TextLink onClick={() => setChanged(reminder)}>{t("edit")}</TextLink>
            <TextLink onClick={() => void cancel.run({ params: { id: reminder.id } })}>
              {t("cancel")}
            </TextLink>
          </li>
        ))}
      </ul>
      {changed && (
        <RemindDialog
          ticket={ticket}
          customerName={customerName}
          text={changed.text}
          reminder={changed}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  );
}
