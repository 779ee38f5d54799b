import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths, type TicketListFields } from "#web/paths.ts";
import { UpIcon } from "#web/ui/icons.tsx";
import { DownIcon } from "#web/ui/site-icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import css from "./TicketNavigation.module.css";
import type { AdjacentTickets } from "./use-adjacent-tickets.ts";

/** The ticket's position in its list, with links to its neighbours. */
export function TicketNavigation({
  neighbours,
  list,
}: {
  neighbours: AdjacentTickets;
  list: TicketListFields;
}) {
  const { t } = useTranslation("tickets");
  const navigate = useNavigate();
  const { place, total, previous, next } = neighbours;
  const showTicket = (id: string | undefined) =>
    id && void navigate(paths.ticket(id, list), { replace: true });
  return (
    <span className={css.steps}>
      {t(
        list.status === "deferred" && Object.values(list).filter(Boolean).length === 1
          ? "ticket.nthWaiting"
          : "ticket.nth",
        {
          place,
          total,
        },
      )}
      <IconButton label={t("ticket.previous")} disabled={!previous} onClick={() => showTicket(previous)}>
        <UpIcon size="small" />
      </IconButton>
      <IconButton label={t("ticket.next")} disabled={!next} onClick={() => showTicket(next)}>
        <DownIcon size="small" />
      </IconButton>
    </span>
  );
}
