import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxTicketViewNameLength } from "#shared/values/ticket-views.ts";
import { addTicketView } from "#web/api/endpoints/ticket-views.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./SavedViews.module.css";

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
    <Dialog isOpen onClose={onClose} title={t("views.saveTitle")}>
      <form noValidate className={css.form} onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={t("views.name")}
          hint={t("views.nameHint")}
          maxLength={maxTicketViewNameLength}
          autoFocus
          required
        />
        {canShare && (
          <Checkbox checked={isShared} onChange={setShared}>
            {t("views.share")}
          </Checkbox>
        )}
        <Button type="submit" look="main" isPending={form.isPending}>
          {t("views.submit")}
        </Button>
      </form>
    </Dialog>
  );
}
