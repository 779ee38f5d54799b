import { useTranslation } from "react-i18next";
import { changeOwnName } from "#web/api/endpoints/profile.ts";
import { maxMemberNameLength } from "#shared/values/profile.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { TextField } from "#web/ui/TextField.tsx";

/** Changes the member's name. */
export function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const form = useForm({
    initial: { name },
    check: (typed) => ({ name: typed.name.trim() === "" ? t("problems.required") : undefined }),
    submit: async (body) => {
      await call(changeOwnName, { body });
      toast.success(t("profile.renamed"));
      await refresh("auth", "organizations", "tickets");
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("profile.renameTitle")}
      submit={t("profile.renameSubmit")}
      onClose={onClose}
    >
      <TextField
        {...form.field("name")}
        label={t("profile.name")}
        hint={t("profile.renameHint")}
        autoComplete="name"
        maxLength={maxMemberNameLength}
        autoFocus
        required
      />
    </FormDialog>
  );
}
