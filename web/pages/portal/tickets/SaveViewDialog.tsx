import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxTicketViewNameLength } from "#shared/values/ticket-views.ts";
import { addTicketView } from "#web/api/endpoints/ticket-views.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { SaveFiltersDialog } from "#web/components/list/SaveFiltersDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Checkbox } from "#web/ui/Checkbox.tsx";

/** Saves the list's filters under a name. Members who may change the settings can share them. */
export function SaveViewDialog({
  filters,
  canShare,
  onClose,
}: {
  filters: string;
  canShare: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("tickets");
  const refresh = useRefresh();
  const [isShared, setShared] = useState(false);
  const form = useForm({
    initial: { name: "" },
    check: (values) => ({ name: values.name.trim() === "" ? t("views.nameMissing") : undefined }),
    submit: async ({ name }) => {
      await call(addTicketView, { body: { name, filters, is_shared: isShared } });
      toast.success(t("views.saved"));
      await refresh("ticketViews");
      onClose();
    },
  });
  return (
    <SaveFiltersDialog
      form={form}
      texts={{
        title: t("views.saveTitle"),
        name: t("views.name"),
        hint: t("views.nameHint"),
        submit: t("views.submit"),
      }}
      maxNameLength={maxTicketViewNameLength}
      onClose={onClose}
    >
      {canShare && (
        <Checkbox checked={isShared} onChange={setShared}>
          {t("views.share")}
        </Checkbox>
      )}
    </SaveFiltersDialog>
  );
}
