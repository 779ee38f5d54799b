import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxSupportSubjectLength, supportCategories } from "#shared/values/support-requests.ts";
import { createSupportRequest } from "#web/api/endpoints/support-requests.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { randomId } from "#web/random-id.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./NewRequestDialog.module.css";

/** Asks for a category, a subject and the words of a new support request. */
export function NewRequestDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const { t } = useTranslation(["support", "common"]);
  const refresh = useRefresh();
  const [clientId] = useState(() => randomId(22));
  const form = useForm({
    initial: { category: "question", subject: "", text: "" },
    check: ({ subject, text }) => ({
      subject: subject.trim() ? undefined : t("problems.subject"),
      text: text.trim() ? undefined : t("problems.text"),
    }),
    submit: async ({ category, subject, text }) => {
      const chosen = supportCategories.find((one) => one === category) ?? "question";
      await call(createSupportRequest, {
        body: { category: chosen, subject, text, client_id: clientId },
      });
      toast.success(t("sent"));
      await refresh("support");
      onSent();
    },
  });
  const actions = (
    <>
      <Button type="submit" form={form.id} look="main" isPending={form.isPending}>
        {t("send")}
      </Button>
      <Button onClick={onClose}>{t("common:cancel")}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t("new")} actions={actions}>
      <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
        <FormErrorSummary message={form.failure} />
        <Select
          {...form.field("category")}
          label={t("category")}
          options={supportCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
        <TextField
          {...form.field("subject")}
          label={t("subject")}
          maxLength={maxSupportSubjectLength}
          autoFocus
          required
        />
        <TextField
          {...form.field("text")}
          label={t("text")}
          hint={t("textHint")}
          lines={6}
          maxLength={maxMessageLength}
          required
        />
      </form>
    </Dialog>
  );
}
