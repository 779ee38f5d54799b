import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import {
  previewOrganizationDeletion,
  requestOrganizationDeletion,
} from "#web/api/endpoints/organization-deletions.ts";
import { getSecondStep } from "#web/api/endpoints/second-step.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { toast } from "#web/toast.ts";
import { Bullets } from "#web/ui/Bullets.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./DeleteBusinessDialog.module.css";

/**
 * Explains what ends at once, what is deleted later and what the law requires to keep, and asks for the name, the
 * password and the code.
 */
export function DeleteBusinessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["personalData", "common"]);
  const refresh = useRefresh();
  const preview = useRead(previewOrganizationDeletion, {});
  const name = useRead(getCurrentUser, {}).data?.data.organization?.name ?? "";
  // Isolate characters keep a name in the other direction together.
  const business = `\u2068${name}\u2069`;
  const hasSecondStep = Boolean(useRead(getSecondStep, {}).data?.data.confirmed_at);
  const form = useForm({
    initial: { name: "", password: "", code: "" },
    check: ({ name: typed, password, code }) => ({
      name: typed.trim() === "" ? t("deletion.nameMissing") : undefined,
      password: password === "" ? t("deletion.passwordMissing") : undefined,
      code: hasSecondStep && code.trim() === "" ? t("deletion.codeMissing") : undefined,
    }),
    submit: async (body) => {
      await call(requestOrganizationDeletion, { body });
      toast.success(t("deletion.requested"), t("deletion.requestedText"));
      onClose();
      await refresh("privacy", "channels", "apiKeys");
    },
  });
  const counts = preview.data?.data;
  const actions = (
    <>
      <Button type="submit" form={form.id} look="danger" isPending={form.isPending || !counts}>
        {t("deletion.confirm")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("deletion.dialogTitle", { business })} actions={actions}>
      {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <Skeleton rows={3} />}
      {counts && (
        <div className={css.text}>
          <p>{t("deletion.atOnce")}</p>
          <Bullets>
            <li>{t("deletion.channels")}</li>
            <li>{t("deletion.access")}</li>
          </Bullets>
          <p>{t("deletion.later", { count: counts.waiting_days })}</p>
          <Bullets>
            <li>
              {t("deletion.customers", {
                count: counts.customers,
                messages: t("erase.messages", { count: counts.messages }),
              })}
            </li>
            <li>{t("deletion.rest", { files: t("erase.files", { count: counts.files }) })}</li>
          </Bullets>
          <p>{t("deletion.kept")}</p>
        </div>
      )}
      <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <TextField
          {...form.field("name")}
          label={t("deletion.name", { business })}
          autoComplete="off"
          autoFocus
          required
        />
        <PasswordField
          {...form.field("password")}
          label={t("deletion.password")}
          autoComplete="current-password"
          required
        />
        {hasSecondStep && (
          <TextField
            {...form.field("code")}
            label={t("deletion.code")}
            direction="ltr"
            autoComplete="one-time-code"
            required
          />
        )}
      </form>
    </Dialog>
  );
}
