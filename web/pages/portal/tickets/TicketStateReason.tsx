import { Trans, useTranslation } from "react-i18next";
import { Confidence } from "#web/components/knowledge/Confidence.tsx";
import { closeReasonOf } from "#web/components/ticket/close-reason.ts";
import { deferReasonOf } from "#web/components/ticket/defer-reason.ts";
import { useReplyDue } from "#web/components/ticket/reply-due.ts";
import { HalfDiamondGlyph } from "#web/components/signs/glyphs.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { classes } from "#web/ui/classes.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import type { Ticket } from "./data.ts";
import css from "./TicketStateReason.module.css";

/** The reason of the ticket's state: handed over, closed, or still answered by the agent or the team. */
export function TicketStateReason({ ticket }: { ticket: Ticket }) {
  if (ticket.status === "closed") return <Closed ticket={ticket} />;
  if (ticket.status === "deferred") return <HandedOver ticket={ticket} />;
  return <Answering ticket={ticket} />;
}

function HandedOver({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const due = useReplyDue()(ticket.reply_due_at);
  const reason = deferReasonOf(ticket.defer_reason);
  const confidence =
    ticket.messages.findLast((message) => message.decision === "handover")?.confidence ?? null;
  // The confidence is hidden when the customer asked for a person, because the agent was not unsure.
  const doubted = reason === "no_answer" || reason === "low_confidence";
  return (
    <section>
      <h2>
        <span className={css.handed}>
          <HalfDiamondGlyph />
          {t("state.why")}
        </span>
        {ticket.deferred_at && (
          <span>{t("state.waitingSince", { since: format.since(ticket.deferred_at) })}</span>
        )}
      </h2>
      <p className={css.why}>{t(`reason.${reason ?? "other"}`)}</p>
      {due && (
        <p className={classes(css.due, due.isOverdue && css.overdue)}>
          <time dateTime={ticket.reply_due_at ?? undefined}>
            {t(due.isOverdue ? "state.overdue" : "state.due", due)}
          </time>
        </p>
      )}
      {doubted && confidence !== null && (
        <div className={css.confidence}>
          <Confidence
            at={confidence}
            answersFrom={ticket.answer_from}
            note={
              <Trans
                t={t}
                i18nKey="state.answersFrom"
                values={{ share: format.percent(ticket.answer_from) }}
                components={{ share: <Ltr /> }}
              />
            }
          />
        </div>
      )}
    </section>
  );
}

function Closed({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation(["tickets", "portal"]);
  const whenInSentence = useWhenInSentence();
  const reason = closeReasonOf(ticket.close_reason);
  const when = ticket.closed_at ? whenInSentence(ticket.closed_at) : "";
  return (
    <section>
      <h2>{t("state.closed")}</h2>
      {reason && <p className={css.why}>{t(`portal:close.reasons.${reason}`)}</p>}
      <p className="soft">
        {ticket.closed_by
          ? t("state.closedBy", { name: ticket.closed_by, when })
          : t("state.closedAlone", { when })}
      </p>
      {ticket.close_note && (
        <p>
          <bdi>{t("state.note", { note: ticket.close_note })}</bdi>
        </p>
      )}
    </section>
  );
}

function Answering({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("tickets");
  const isTaken = ticket.messages.some(
    (message) => message.author === "staff" && message.ticket_id === ticket.id,
  );
  return (
    <section>
      <h2>{t("state.answering")}</h2>
      <p>{t(isTaken ? "state.youAnswer" : "state.agentAnswers")}</p>
    </section>
  );
}
