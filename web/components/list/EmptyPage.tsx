import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** Whether a list has entries, but none on the requested page. */
export const isEmptyPage = (list: { data: readonly unknown[]; meta: { total: number } }): boolean =>
  list.data.length === 0 && list.meta.total > 0;

/** The message for a page after the last one (C237), to which an old link can lead, or the deletion of entries. */
export function EmptyPage({ onFirst }: { onFirst: () => void }) {
  const { t } = useTranslation("common");
  return (
    <EmptyState
      title={t("noDataOnPage")}
      action={<Button onClick={onFirst}>{t("pages.goToFirst")}</Button>}
    />
  );
}
