import { useTranslation } from "react-i18next";
import { maxMemberNameLength } from "#shared/values/profile.ts";
import { memberRoles } from "#shared/values/organizations.ts";
import { createMember } from "#web/api/endpoints/organizations.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { isEmail } from "#web/forms/email.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Adds a member, who receives a link for choosing a password. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("settings");
  const refresh = useRefresh();
  const form = useForm({
    initial: { name: "", email: "", role: "agent" as string },
    check: ({ name, email }) => ({
      name: name.trim() === "" ? t("problems.required") : undefined,
      email:
        email.trim() === ""
          ? t("problems.required")
          : isEmail(email.trim())
            ? undefined
            : t("problems.email"),
    }),
    submit: async ({ name, email, role }) => {
      await call(createMember, {
        body: {
          name: name.trim(),
          email: email.trim(),
          role: memberRoles.find((known) => known === role) ?? "agent",
        },
      });
      toast.success(t("member.success"));
      await refresh("organizations");
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("member.title")} submit={t("member.submit")} onClose={onClose}>
      <TextField
        {...form.field("name")}
        label={t("member.name")}
        autoComplete="off"
        autoFocus
        required
        maxLength={maxMemberNameLength}
      />
      <TextField
        {...form.field("email")}
        label={t("member.email")}
        type="email"
        autoComplete="off"
        hint={t("member.text")}
        required
      />
      <Select
        {...form.field("role")}
        label={t("member.role")}
        options={memberRoles.toReversed().map((role) => ({ value: role, label: t(`team.${role}`) }))}
      />
    </FormDialog>
  );
}
