import { useTranslation } from "react-i18next";
import { hasFilters, noFilters, type TicketView } from "#web/components/ticket/ticket-view.ts";
import { paths } from "#web/paths.ts";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import { EmptyPicture } from "#web/components/pictures/EmptyPicture.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { useFilters } from "./use-filters.ts";

/** Explains why the list is empty, depending on the filters. */
export function NoTickets({
  view,
  onChange,
}: {
  view: TicketView;
  onChange: (change: Partial<TicketView>) => void;
}) {
  const { t } = useTranslation(["tickets", "common"]);
  const filters = useFilters(view, { onChange, onOwnDays: () => {} });
  const { status, q } = view;
  if (hasFilters(view)) {
    const activeFilters = filters.flatMap(({ name, value, text, options }) =>
      value === undefined ? [] : [{ name, value: text ?? options.find((one) => one.value === value)?.label }],
    );
    return (
      <EmptyState
        picture={<EmptyPicture kind="tickets" />}
        title={q ? t("list.empty.search", { q }) : t("list.empty.filtered")}
        action={<Button onClick={() => onChange(noFilters)}>{t("filters.clearAll")}</Button>}
      >
        {t("list.empty.filteredBy")}{" "}
        {activeFilters.map(({ name, value }, index) => (
          <span key={name}>
            {index > 0 && t("list.empty.and")}
            {name}: <bdi>{value}</bdi>
          </span>
        ))}
      </EmptyState>
    );
  }
  if (q) {
    return (
      <EmptyState
        picture={<EmptyPicture kind="tickets" />}
        title={t("list.empty.search", { q })}
        action={<Button onClick={() => onChange({ q: "" })}>{t("list.empty.searchGo")}</Button>}
      >
        {t("list.empty.searchText")}
      </EmptyState>
    );
  }
  if (status)
    return (
      <EmptyState title={t(`list.empty.${status}`)} picture={<EmptyPicture kind="tickets" />}>
        {t(`list.empty.${status}Text`)}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<EmptyPicture kind="tickets" />}
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
