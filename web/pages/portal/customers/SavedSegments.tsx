import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteCustomerSegment, listCustomerSegments } from "#web/api/endpoints/customer-segments.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { hasConditions, hasSameFilters } from "#web/components/customer/segment-filters.ts";
import { DeleteSavedDialog } from "#web/components/list/DeleteSavedDialog.tsx";
import { SavedFilters } from "#web/components/list/SavedFilters.tsx";
import { usePermission } from "#web/components/portal/use-permission.ts";
import css from "./CustomersPage.module.css";
import { SaveSegmentDialog } from "./SaveSegmentDialog.tsx";
import { type CustomerView, filtersOfView, viewOfSegment } from "./customer-view.ts";

/** The saved segments. Members who may send campaigns save the list's filters as one, and delete them. */
export function SavedSegments({
  view,
  onOpen,
}: {
  view: CustomerView;
  onOpen: (view: CustomerView) => void;
}) {
  const { t } = useTranslation("customers");
  const segments = useRead(listCustomerSegments, {}).data?.data ?? [];
  const canSave = usePermission("campaigns");
  const [dialog, setDialog] = useState<"save" | "manage">();
  const remove = useAction(deleteCustomerSegment, {
    refreshes: ["customerSegments"],
    done: t("segments.deleted"),
  });
  const filters = filtersOfView(view);
  const current = segments.find((segment) => hasSameFilters(segment.filters, filters));
  const close = () => setDialog(undefined);
  if (!canSave && segments.length === 0) return null;
  return (
    <>
      <SavedFilters
        label={current ? t("segments.current", { name: current.name }) : t("segments.label")}
        text={current?.name ?? t("segments.label")}
        className={css.segments}
        saved={segments.map((segment) => ({
          id: segment.id,
          label: segment.name,
          isShown: segment === current,
          onOpen: () => onOpen(viewOfSegment(segment.filters)),
        }))}
        save={
          canSave
            ? {
                label: t(hasConditions(filters) ? "segments.save" : "segments.filterFirst"),
                isDisabled: !hasConditions(filters) || current !== undefined,
                onSelect: () => setDialog("save"),
              }
            : undefined
        }
        manage={
          canSave && segments.length > 0
            ? { label: t("segments.manage"), onSelect: () => setDialog("manage") }
            : undefined
        }
      />
      {dialog === "save" && <SaveSegmentDialog filters={filters} onClose={close} />}
      {dialog === "manage" && (
        <DeleteSavedDialog
          title={t("segments.manageTitle")}
          saved={segments.map(({ id, name }) => ({ id, name, label: name }))}
          deleteLabel={(name) => t("segments.delete", { name })}
          deleting={remove.pending?.[0].params.id}
          onDelete={(id) => remove.run({ params: { id } })}
          onClose={close}
        />
      )}
    </>
  );
}
