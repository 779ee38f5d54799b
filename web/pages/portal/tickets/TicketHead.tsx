import { useTranslation } from "react-i18next";
import { priorities } from "#shared/values/tickets.ts";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { Priority } from "#web/components/signs/Priority.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import { AssigneeMenu } from "#web/components/ticket/AssigneeMenu.tsx";
import { useIsTeam } from "#web/components/ticket/use-is-team.ts";
import { useTicketSubject } from "#web/components/ticket/ticket-subject.ts";
import { useWhenInSentence } from "#web/i18n/use-when-in-sentence.ts";
import { paths, type TicketListFields } from "#web/paths.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { ExpandIcon, UndoIcon } from "#web/ui/icons.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Link } from "#web/ui/Link.tsx";
import { BackIcon, CheckIcon, CloseIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Menu } from "#web/ui/Menu.tsx";
import type { Ticket } from "./data.ts";
import { TicketNavigation } from "./TicketNavigation.tsx";
import css from "./TicketHead.module.css";
import type { AdjacentTickets } from "./use-adjacent-tickets.ts";
import type { useTicketActions } from "./use-ticket-actions.ts";

interface TicketHeadProps {
  ticket: Ticket;
  list: TicketListFields;
  neighbours?: AdjacentTickets | undefined;
  actions: ReturnType<typeof useTicketActions>;
  onClose: () => void;
  /** Whether the head belongs to a preview beside the list. */
  isPreview?: boolean;
}

export function TicketHead({ ticket, list, neighbours, actions, onClose, isPreview }: TicketHeadProps) {
  const { t } = useTranslation(["tickets", "portal"]);
  const whenInSentence = useWhenInSentence();
  const subjectOf = useTicketSubject();
  const isTeam = useIsTeam(ticket.assignee !== null);
  const Title = isPreview ? "h2" : "h1";
  return (
    <header className={classes(css.head, isPreview && css.preview)}>
      {!isPreview && (
        <Link
          to={paths.tickets(list)}
          className={css.back}
          aria-label={t("ticket.back")}
          title={t("ticket.back")}
        >
          <BackIcon />
        </Link>
      )}
      <div className={css.text}>
        <Title>
          <TruncatedText>{subjectOf(ticket)}</TruncatedText>
        </Title>
        <p className={css.facts}>
          <Status status={ticket.status} words="long" />
          <Ltr className={css.wide}>#{ticket.number}</Ltr>
          <Menu
            label={`${t(`portal:priority.${ticket.priority}`)}: ${t("ticket.priority")}`}
            className={css.priority ?? ""}
            trigger={<Priority priority={ticket.priority} />}
            entries={priorities.map((value) => ({
              id: value,
              label: t(`portal:priority.${value}`),
              icon: value === ticket.priority ? <CheckIcon size="small" /> : <span className={css.noIcon} />,
              onSelect: () => value !== ticket.priority && void actions.setPriority(value),
            }))}
          />
          {isTeam && <AssigneeMenu ticket={ticket} className={css.assignee} />}
          <span className={css.wide}>
            <ChannelMark kind={ticket.channel} />
          </span>
          <time className={css.wide} dateTime={ticket.created_at}>
            {t("ticket.opened", { when: whenInSentence(ticket.created_at) })}
          </time>
        </p>
      </div>
      <div className={css.end}>
        {neighbours && <TicketNavigation neighbours={neighbours} list={list} />}
        {ticket.status !== "closed" && (
          <>
            <Button
              size="small"
              onClick={onClose}
              className={css.close ?? ""}
              aria-label={t("ticket.closeKey")}
              title={t("ticket.closeKey")}
            >
              <CloseIcon size="small" />
              <span className={css.wide}>{t("ticket.close")}</span>
            </Button>
            <Button size="small" className={css.resolve ?? ""} onClick={() => void actions.resolve()}>
              <CheckIcon size="small" />
              <span className={css.wide}>{t("ticket.resolve")}</span>
              <span className={css.narrow}>{t("ticket.resolveShort")}</span>
            </Button>
          </>
        )}
        {ticket.closed_at !== null && ticket.merged_into === null && (
          <Button size="small" isPending={actions.isReopening} onClick={() => void actions.reopen()}>
            {!actions.isReopening && <UndoIcon size="small" />}
            {t("ticket.reopen")}
          </Button>
        )}
        {isPreview && (
          <Link
            to={paths.ticket(ticket.id, list)}
            className={css.back}
            aria-label={t("preview.open")}
            title={t("preview.open")}
          >
            <ExpandIcon size="small" />
          </Link>
        )}
      </div>
    </header>
  );
}
