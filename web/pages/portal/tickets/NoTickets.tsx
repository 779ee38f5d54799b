import { useTranslation } from "react-i18next";
import type { TicketView } from "#web/components/ticket/ticket-view.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** Why the list is empty, which differs by what was asked for. */
export function NoTickets({
  view: { status, q, assignee },
  onChange,
}: {
  view: TicketView;
  onChange: (change: Partial<TicketView>) => void;
}) {
  const { t } = useTranslation(["tickets", "common"]);
  if (q) {
    return (
      <EmptyState
        title={t("list.empty.search", { q })}
        action={<Button onClick={() => onChange({ q: "" })}>{t("list.empty.searchGo")}</Button>}
      >
        {t("list.empty.searchText")}
      </EmptyState>
    );
  }
  if (assignee) {
    const whose = assignee === "me" || assignee === "none" ? assignee : "other";
    return (
      <EmptyState
        title={t(`list.empty.whose.${whose}`)}
        action={<Button onClick={() => onChange({ assignee: undefined })}>{t("list.empty.whoseGo")}</Button>}
      />
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
