import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SingleSignOn } from "#shared/contract/single-sign-on.ts";
import { singleSignOnRoles } from "#shared/values/single-sign-on.ts";
import { saveSingleSignOn } from "#web/api/endpoints/single-sign-on.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { CopyField } from "#web/ui/CopyField.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./DialogForm.module.css";

/** What an owner copies to the provider, and what they copy from it. */
export function SingleSignOnDialog({
  settings,
  redirectUri,
  onClose,
}: {
  settings: SingleSignOn | null;
  redirectUri: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(["singleSignOn", "settings", "common"]);
  const id = useId();
  const refresh = useRefresh();
  const required = (typed: string) => (typed.trim() === "" ? t("settings:problems.required") : undefined);
  const form = useForm({
    initial: {
      issuer: settings?.issuer ?? "",
      client_id: settings?.client_id ?? "",
      client_secret: "",
      domain: settings?.domain ?? "",
      default_role: (settings?.default_role ?? "agent") as string,
    },
    check: (typed) => ({
      issuer: required(typed.issuer),
      client_id: required(typed.client_id),
      client_secret: settings?.has_secret ? undefined : required(typed.client_secret),
      domain: required(typed.domain),
    }),
    submit: async ({ issuer, client_id, client_secret, domain, default_role }) => {
      const body = {
        issuer: issuer.trim(),
        client_id: client_id.trim(),
        ...(client_secret !== "" && { client_secret }),
        domain: domain.trim(),
        default_role: singleSignOnRoles.find((role) => role === default_role) ?? "agent",
      };
      await call(saveSingleSignOn, { body });
      toast.success(t("saved"));
      onClose();
      await refresh("singleSignOn");
    },
  });
  const actions = (
    <>
      <Button type="submit" form={id} look="main" isPending={form.isPending}>
        {t("form.submit")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("form.title")} actions={actions}>
      <form id={id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <CopyField label={t("form.redirect")} value={redirectUri} />
        <TextField
          {...form.field("issuer")}
          label={t("form.issuer")}
          hint={t("form.issuerHint")}
          type="url"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field("client_id")}
          label={t("form.clientId")}
          direction="ltr"
          autoComplete="off"
          required
        />
        <PasswordField
          {...form.field("client_secret")}
          label={t("form.secret")}
          hint={settings?.has_secret ? t("form.secretKept") : undefined}
          autoComplete="new-password"
        />
        <TextField
          {...form.field("domain")}
          label={t("form.domain")}
          hint={t("form.domainHint")}
          direction="ltr"
          autoComplete="off"
          required
        />
        <Select
          {...form.field("default_role")}
          label={t("form.role")}
          options={singleSignOnRoles.map((value) => ({ value, label: t(`settings:team.${value}`) }))}
        />
      </form>
    </Dialog>
  );
}
