import { useTranslation } from "react-i18next";
import type { TicketStatus } from "#shared/contract/tickets.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** Why the list is empty, which differs by what was asked for. */
export function NoTickets({
  status,
  q,
  onClear,
}: {
  status: TicketStatus | undefined;
  q: string;
  onClear: () => void;
}) {
  const { t } = useTranslation(["tickets", "common"]);
  if (q) {
    return (
      <EmptyState
        title={t("list.empty.search", { q })}
        action={<Button onClick={onClear}>{t("list.empty.searchGo")}</Button>}
      >
        {t("list.empty.searchText")}
      </EmptyState>
    );
  }
  if (status)
    return <EmptyState title={t(`list.empty.${status}`)}>{t(`list.empty.${status}Text`)}</EmptyState>;
  return (
    <EmptyState
      title={t("common:noData")}
      action={
        <LinkButton to={paths.chatbot()} look="main">
          {t("list.empty.noneGo")}
        </LinkButton>
      }
    >
      {t("list.empty.none")}
    </EmptyState>
  );
}
