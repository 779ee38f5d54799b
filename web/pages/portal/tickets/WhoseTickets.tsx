import { useTranslation } from "react-i18next";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import type { listTickets } from "#shared/contract/tickets.ts";
import type { TicketView } from "#web/components/ticket/ticket-view.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Segment } from "#web/ui/Segment.tsx";

const choices = ["all", "me", "none"] as const;

/** The choice between all tickets, the member's own, and those without an assignee. */
export function WhoseTickets({
  assignee,
  assigned,
  onChange,
}: {
  assignee: string | undefined;
  /** The number of open tickets that are assigned to the caller, and of those without an assignee. */
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
