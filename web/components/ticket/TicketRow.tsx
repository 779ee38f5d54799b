import { useTranslation } from "react-i18next";
import type { TicketRow as Row } from "#shared/contract/tickets.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths, type TicketListFields } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { SelectBox } from "#web/components/list/SelectBox.tsx";
import type { Selection } from "#web/components/list/use-selection.ts";
import rows from "#web/components/list/rows.module.css";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { Priority } from "#web/components/signs/Priority.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import { AssigneeMenu } from "./AssigneeMenu.tsx";
import { closeReasonOf } from "./close-reason.ts";
import { useCustomerName } from "./customer-name.ts";
import { useDeferReason } from "./defer-reason.ts";
import { useReplyDue } from "./reply-due.ts";
import { TagChips } from "./TagChips.tsx";
import { useTicketSubject } from "./ticket-subject.ts";
import css from "./TicketTable.module.css";

/** The preview of a ticket beside the list. */
export interface RowPreview {
  id: string | undefined;
  show: (id: string) => void;
}

export interface TicketRowProps {
  ticket: Row;
  /** The list's filters, which the link contains so that the ticket's page knows its neighbours. */
  list?: TicketListFields | undefined;
  /** Whether the row shows the assignee. */
  isTeam?: boolean | undefined;
  selection?: Selection | undefined;
  preview?: RowPreview | undefined;
}

/**
 * A ticket's row. The whole row is a link, with the row's actions above it. Beside a preview, a click shows the
 * ticket there, and a second click or Enter opens it.
 */
export function TicketRow({ ticket, list, isTeam, selection, preview }: TicketRowProps) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const nameOf = useCustomerName();
  const subjectOf = useTicketSubject();
  const reasonOf = useDeferReason("short");
  const waits = ticket.status === "deferred";
  const closed = closeReasonOf(ticket.close_reason);
  const because = waits
    ? reasonOf(ticket.defer_reason)
    : ticket.merged_into
      ? t("table.mergedIntoNumber", { number: ticket.merged_into.number })
      : closed && t(`close.reasons.${closed}`);
  const isShown = preview?.id === ticket.id;
  const onClick = (event: React.MouseEvent) => {
    // Keyboard activation has no click count, and a modifier key means a new tab.
    if (!preview || event.detail !== 1 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    preview.show(ticket.id);
  };
  const due = useReplyDue()(ticket.reply_due_at);
  const since = waits ? (ticket.deferred_at ?? ticket.updated_at) : ticket.updated_at;
  return (
    <tr
      data-id={ticket.id}
      className={classes(
        rows.row,
        css.row,
        ticket.status === "closed" && css.done,
        selection?.has(ticket.id) && css.chosen,
        isShown && css.shown,
      )}
    >
      {selection && (
        <td className={css.select}>
          <SelectBox
            label={t("table.select", { number: ticket.number })}
            isOn={selection.has(ticket.id)}
            onToggle={(isRange) => selection.toggle(ticket.id, isRange)}
          />
        </td>
      )}
      <td className={css.status}>
        <Status status={ticket.status} />
      </td>
      <td className={css.who}>
        <TruncatedText>{nameOf(ticket.customer)}</TruncatedText>
      </td>
      <td className={classes(rows.lead, css.subject)}>
        <Link
          to={paths.ticket(ticket.id, list)}
          onClick={onClick}
          aria-current={isShown ? "true" : undefined}
        >
          <TruncatedText>{subjectOf(ticket)}</TruncatedText>
        </Link>
        {/* One line has space for the tags or for the reason, not for both. */}
        {ticket.tags.length > 0 && !ticket.merged_into ? (
          <span className={css.tags}>
            <TagChips tags={ticket.tags.slice(0, 1)} label={t("table.tags")} />
            {ticket.tags.length > 1 && <Ltr>+{ticket.tags.length - 1}</Ltr>}
          </span>
        ) : (
          because && <TruncatedText className={css.because}>{because}</TruncatedText>
        )}
      </td>
      <td className={css.channel}>
        <ChannelMark kind={ticket.channel} />
      </td>
      <td className={css.priority}>
        <Priority priority={ticket.priority} />
      </td>
      {isTeam && (
        <td className={css.assignee}>
          <AssigneeMenu ticket={ticket} isBrief />
        </td>
      )}
      <td className={css.number}>
        <Ltr>#{ticket.number}</Ltr>
      </td>
      <td className={classes(css.when, waits && css.waits, due?.isOverdue && css.overdue)}>
        {due ? (
          <time dateTime={ticket.reply_due_at ?? undefined} title={due.at}>
            {due.text}
          </time>
        ) : (
          <time dateTime={since}>{waits ? format.since(since) : format.when(since)}</time>
        )}
      </td>
    </tr>
  );
}
