import { useTranslation } from "react-i18next";
import type { TicketRow } from "#shared/contract/tickets.ts";
import { Status } from "#web/components/signs/Status.tsx";
import { useTicketSubject } from "#web/components/ticket/ticket-subject.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Button } from "#web/ui/Button.tsx";
import { MergeIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import css from "./EarlierTickets.module.css";

export function EarlierTickets({
  tickets,
  onMerge,
}: {
  tickets: readonly TicketRow[];
  onMerge: (() => void) | undefined;
}) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const subjectOf = useTicketSubject();
  return (
    <section>
      <h2>{t("customer.previous")}</h2>
      {tickets.length === 0 && <p className="soft">{t("customer.firstTime")}</p>}
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={css.ticket}>
            <Status status={ticket.status} words="shape" />
            <Link to={paths.ticket(ticket.id)}>
              <TruncatedText>{subjectOf(ticket)}</TruncatedText>
            </Link>
            <time dateTime={ticket.created_at}>{format.when(ticket.created_at)}</time>
          </li>
        ))}
      </ul>
      {onMerge && (
        <Button size="small" look="quiet" className={css.merge} onClick={onMerge} title={t("merge.openKey")}>
          <MergeIcon size="small" />
          {t("merge.open")}
        </Button>
      )}
    </section>
  );
}
