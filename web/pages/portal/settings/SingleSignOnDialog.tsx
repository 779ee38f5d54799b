import { useTranslation } from "react-i18next";
import type { SingleSignOn } from "#shared/contract/single-sign-on.ts";
import { singleSignOnRoles } from "#shared/values/single-sign-on.ts";
import { saveSingleSignOn } from "#web/api/endpoints/single-sign-on.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { CopyField } from "#web/ui/CopyField.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** The values that an owner copies to the provider, and those they copy from it. */
export function SingleSignOnDialog({
  settings,
  redirectUri,
  postLogoutRedirectUri,
  onClose,
}: {
  settings: SingleSignOn | null;
  redirectUri: string;
  postLogoutRedirectUri: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(["singleSignOn", "settings"]);
  const refresh = useRefresh();
  const problemOfEmpty = (typed: string) =>
    typed.trim() === "" ? t("settings:problems.required") : undefined;
  const form = useForm({
    initial: {
      issuer: settings?.issuer ?? "",
      client_id: settings?.client_id ?? "",
      client_secret: "",
      domain: settings?.domain ?? "",
      default_role: (settings?.default_role ?? "agent") as string,
    },
    check: (typed) => ({
      issuer: problemOfEmpty(typed.issuer),
      client_id: problemOfEmpty(typed.client_id),
      client_secret: settings?.has_secret ? undefined : problemOfEmpty(typed.client_secret),
      domain: problemOfEmpty(typed.domain),
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
  return (
    <FormDialog form={form} title={t("form.title")} submit={t("form.submit")} onClose={onClose}>
      <CopyField label={t("form.redirect")} value={redirectUri} />
      <CopyField label={t("form.logOutRedirect")} value={postLogoutRedirectUri} />
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
    </FormDialog>
  );
}
