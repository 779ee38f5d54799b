import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxSupportSubjectLength, supportCategories } from "#shared/values/support-requests.ts";
import { createSupportRequest } from "#web/api/endpoints/support-requests.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { FormDialog } from "#web/forms/FormDialog.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { randomId } from "#web/random-id.ts";
import { toast } from "#web/toast.ts";
import { Select } from "#web/ui/Select.tsx";
import { TextField } from "#web/ui/TextField.tsx";

/** Creates a support request with a category, a subject and a text. */
export function NewRequestDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const { t } = useTranslation("support");
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
  return (
    <FormDialog form={form} title={t("new")} submit={t("send")} onClose={onClose}>
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
    </FormDialog>
  );
}
