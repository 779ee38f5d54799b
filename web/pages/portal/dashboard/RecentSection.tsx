import { useTranslation } from "react-i18next";
import type { TicketRow } from "#shared/contract/tickets.ts";
import { Rows, Section } from "#web/components/portal/Page.tsx";
import { CompactTicketRow } from "#web/components/ticket/CompactTicketRow.tsx";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";

export function RecentSection({ tickets }: { tickets: readonly TicketRow[] }) {
  const { t } = useTranslation("dashboard");
  return (
    <Section title={t("recent.title")} end={<TextLink to={paths.tickets()}>{t("recent.all")}</TextLink>}>
      <Rows>
        {tickets.map((ticket) => (
          <CompactTicketRow key={ticket.id} ticket={ticket} />
        ))}
      </Rows>
    </Section>
  );
}
