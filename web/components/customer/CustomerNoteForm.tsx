import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addCustomerNote } from "#web/api/endpoints/customer-notes.ts";
import { maxCustomerNoteLength } from "#shared/values/customers.ts";
import { call } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";
import { useForm } from "#web/forms/use-form.ts";
import { randomId } from "#web/random-id.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./CustomerNoteForm.module.css";

/** The form for an internal note about a customer. */
export function CustomerNoteForm({
  customerId,
  hasFocus = false,
  onSaved,
}: {
  customerId: string;
  /** Whether the field gets the focus when the form appears. */
  hasFocus?: boolean;
  onSaved?: () => void;
}) {
  const { t } = useTranslation("customers");
  const refresh = useRefresh();
  // Each note has one id, so that pressing the button twice does not create two notes.
  const [clientId, setClientId] = useState(() => randomId(22));
  const form = useForm({
    initial: { text: "" },
    check: ({ text }) => ({ text: text.trim() ? undefined : t("notes.missing") }),
    submit: async ({ text }) => {
      await call(addCustomerNote, { params: { id: customerId }, body: { text, client_id: clientId } });
      form.set("text", "");
      setClientId(randomId(22));
      await refresh("customerNotes");
      onSaved?.();
    },
  });
  return (
    <form id={form.id} noValidate onSubmit={form.onSubmit} className={css.form}>
      <FormErrorSummary message={form.failure} />
      <TextField
        {...form.field("text")}
        label={t("notes.write")}
        hideLabel
        placeholder={t("notes.write")}
        lines={2}
        autoFocus={hasFocus}
        maxLength={maxCustomerNoteLength}
      />
      {form.values.text.trim() !== "" && (
        <Button type="submit" size="small" isPending={form.isPending}>
          {t("notes.save")}
        </Button>
      )}
    </form>
  );
}
