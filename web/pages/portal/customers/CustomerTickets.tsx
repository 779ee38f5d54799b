import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TicketRow } from "#shared/contract/tickets.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { CompactTicketRow } from "#web/components/ticket/CompactTicketRow.tsx";
import { Segment } from "#web/ui/Segment.tsx";

const views = ["all", "open", "closed"] as const;
type View = (typeof views)[number];
const emptyTexts = { all: "customer.none", open: "customer.noOpen", closed: "customer.noClosed" } as const;

export function CustomerTickets({ tickets }: { tickets: readonly TicketRow[] }) {
  const { t } = useTranslation("customers");
  const [view, setView] = useState<View>("all");
  const shown = tickets.filter(
    (ticket) => view === "all" || (ticket.status === "closed") === (view === "closed"),
  );
  return (
    <Section
      title={t("customer.tickets")}
      end={
        tickets.length > 1 && (
          <Segment
            label={t("customer.filter")}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`customer.${value}`) }))}
          />
        )
      }
    >
      {shown.length === 0 && <p className="soft">{t(emptyTexts[view])}</p>}
      <Rows>
        {shown.map((ticket) => (
          <CompactTicketRow key={ticket.id} ticket={ticket} hideCustomer />
        ))}
      </Rows>
    </Section>
  );
}
