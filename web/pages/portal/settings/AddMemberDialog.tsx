import { useId } from "react";
import { useTranslation } from "react-i18next";
import { memberRoles } from "#shared/values/organizations.ts";
import { createMember } from "#web/api/endpoints/organizations.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./DialogForm.module.css";

/** A link for choosing a password is mailed to whoever is added. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["settings", "common"]);
  const refresh = useRefresh();
  const id = useId();
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
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("member.submit")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("member.title")} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={t("member.name")}
          autoComplete="off"
          autoFocus
          required
          maxLength={120}
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
      </form>
    </Dialog>
  );
}
