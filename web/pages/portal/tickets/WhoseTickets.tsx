import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { listTickets } from "#shared/contract/tickets.ts";
import type { TicketView } from "#web/components/ticket/ticket-view.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Segment } from "#web/ui/Segment.tsx";

const choices = ["all", "me", "none"] as const;

/** Everyone's tickets, one's own, or those that nobody has taken. */
export function WhoseTickets({
  assignee,
  assigned,
  onChange,
}: {
  assignee: string | undefined;
  /** How many open tickets are the caller's, and nobody's. */
  assigned: ResultOf<typeof listTickets>["assigned"] | undefined;
  onChange: (change: Pick<TicketView, "assignee">) => void;
}) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  return (
    <Segment
      label={t("list.whose.label")}
      value={choices.find((choice) => choice === (assignee ?? "all")) ?? "other"}
      onChange={(choice) => onChange({ assignee: choice === "all" ? undefined : choice })}
      options={choices.map((value) => ({
        value,
        label: (
          <>
            {t(`list.whose.${value}`)}
            {value !== "all" && assigned && <small> {format.count(assigned[value])}</small>}
          </>
        ),
      }))}
    />
  );
}
