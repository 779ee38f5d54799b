import { useTranslation } from "react-i18next";
import { createCustomerField, renameCustomerField } from "#web/api/endpoints/customer-fields.ts";
import type { CustomerField } from "#shared/contract/customer-fields.ts";
import { maxCustomerFieldNameLength } from "#shared/values/customers.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";

/** Creates or renames a customer field. */
export function CustomerFieldDialog({
  field,
  onClose,
}: {
  field: CustomerField | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const form = useForm({
    initial: { name: field?.name ?? "" },
    check: ({ name }) => ({ name: name.trim() === "" ? t("problems.required") : undefined }),
    submit: async (body) => {
      if (field) await call(renameCustomerField, { params: { id: field.id }, body });
      else await call(createCustomerField, { body });
      toast.success(t(field ? "customerFields.renamed" : "customerFields.added"));
      await refresh("customerFields", "customers");
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={field ? t("customerFields.renameTitle", { name: field.name }) : t("customerFields.addTitle")}
      submit={t("tags.save")}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={t("customerFields.name")}
        hint={t("customerFields.hint")}
        maxLength={maxCustomerFieldNameLength}
        autoFocus
        required
      />
    </FormDialog>
  );
}
