import { useId } from "react";
import { useTranslation } from "react-i18next";
import { inviteOperator } from "#web/api/endpoints/operators.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { isEmail } from "#web/forms/email.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./InviteOperatorDialog.module.css";

/** Invites an operator, who receives a link for choosing a password. */
export function InviteOperatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["operator", "common"]);
  const refresh = useRefresh();
  const id = useId();
  const form = useForm({
    initial: { name: "", email: "" },
    check: ({ name, email }) => ({
      name: name.trim() === "" ? t("people.problems.required") : undefined,
      email: isEmail(email.trim()) ? undefined : t("people.problems.email"),
    }),
    submit: async ({ name, email }) => {
      await call(inviteOperator, { body: { name: name.trim(), email: email.trim() } });
      toast.success(t("people.invited", { email: email.trim() }));
      await refresh("operators");
      onClose();
    },
  });
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("people.submit")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("people.invite")} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={t("people.name")}
          autoComplete="off"
          autoFocus
          required
          maxLength={120}
        />
        <TextField
          {...form.field("email")}
          label={t("people.email")}
          type="email"
          autoComplete="off"
          hint={t("people.text")}
          required
        />
      </form>
    </Dialog>
  );
}
