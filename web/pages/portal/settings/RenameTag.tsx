import { useTranslation } from "react-i18next";
import { renameTag } from "#web/api/endpoints/tags.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { maxTagLength } from "#shared/values/ticket-tags.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";

export function RenameTag({ tag: { id, name }, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const form = useForm({
    initial: { name },
    check: (values) => ({ name: values.name.trim() === "" ? t("problems.required") : undefined }),
    submit: async (values) => {
      await call(renameTag, { params: { id }, body: { name: values.name } });
      toast.success(t("tags.renamed"));
      await refresh("tags", "tickets");
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("tags.renameTitle", { name })} submit={t("tags.save")} onClose={onClose}>
      <TextField {...form.field("name")} label={t("tags.name")} maxLength={maxTagLength} autoFocus required />
    </FormDialog>
  );
}
