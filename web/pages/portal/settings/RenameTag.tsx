import { useTranslation } from "react-i18next";
import { renameTag } from "#web/api/endpoints/tags.ts";
import type { Tag } from "#shared/contract/ticket-tags.ts";
import { maxTagLength } from "#shared/values/ticket-tags.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
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
    onFailure: () => toast.error(t("error")),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("tags.renameTitle", { name })}>
      <form noValidate onSubmit={form.onSubmit}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={t("tags.name")}
          maxLength={maxTagLength}
          autoFocus
          required
        />
        <Button type="submit" look="main" isPending={form.isPending}>
          {t("tags.save")}
        </Button>
      </form>
    </Dialog>
  );
}
