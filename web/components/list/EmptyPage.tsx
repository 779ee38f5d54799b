import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** Whether a list has entries, but none on the page that was asked for. */
export const isEmptyPage = (list: { data: readonly unknown[]; meta: { total: number } }): boolean =>
  list.data.length === 0 && list.meta.total > 0;

/** C237: a page behind the last one, from an old link or because entries were deleted since. */
export function EmptyPage({ onFirst }: { onFirst: () => void }) {
  const { t } = useTranslation("common");
  return (
    <EmptyState
      title={t("noDataOnPage")}
      action={<Button onClick={onFirst}>{t("pages.goToFirst")}</Button>}
    />
  );
}
