import { useTranslation } from "react-i18next";
import type { SegmentFilters } from "#shared/contract/customer-segments.ts";
import { maxCustomerSegmentNameLength } from "#shared/values/customers.ts";
import { call } from "#web/api/call.ts";
import { addCustomerSegment } from "#web/api/endpoints/customer-segments.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { SaveFiltersDialog } from "#web/components/list/SaveFiltersDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";

/** Saves the list's filters as a segment. */
export function SaveSegmentDialog({ filters, onClose }: { filters: SegmentFilters; onClose: () => void }) {
  const { t } = useTranslation("customers");
  const refresh = useRefresh();
  const form = useForm({
    initial: { name: "" },
    check: (values) => ({ name: values.name.trim() === "" ? t("segments.nameMissing") : undefined }),
    submit: async ({ name }) => {
      await call(addCustomerSegment, { body: { name, filters } });
      toast.success(t("segments.saved"), t("segments.savedNote"));
      await refresh("customerSegments");
      onClose();
    },
  });
  return (
    <SaveFiltersDialog
      form={form}
      texts={{
        title: t("segments.saveTitle"),
        name: t("segments.name"),
        hint: t("segments.nameHint"),
        submit: t("segments.submit"),
      }}
      maxNameLength={maxCustomerSegmentNameLength}
      onClose={onClose}
    />
  );
}
