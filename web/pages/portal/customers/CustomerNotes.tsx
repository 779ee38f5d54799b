import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addCustomerNote, deleteCustomerNote, listCustomerNotes } from "#web/api/endpoints/customer-notes.ts";
import { me } from "#web/api/endpoints/me.ts";
import { maxCustomerNoteLength } from "#shared/values/customers.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { randomId } from "#web/random-id.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FormErrorSummary } from "#web/ui/FormErrorSummary.tsx";
import { DeleteIcon } from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import css from "./CustomerNotes.module.css";

/** What the team has written down about a customer, which the customer never sees. */
export function CustomerNotes({ customerId }: { customerId: string }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const params = { id: customerId };
  const { data, error, refetch } = useRead(listCustomerNotes, { params });
  const caller = useRead(me, {}).data?.data.user;
  const remove = useAction(deleteCustomerNote, { refreshes: ["customerNotes"], done: t("notes.deleted") });
  return (
    <Section title={t("notes.title")} note={t("notes.note")}>
      <NoteForm key={customerId} customerId={customerId} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={1} height="3.5rem" />}
      {data && data.data.length > 0 && (
        <ul className={css.notes} aria-label={t("notes.title")} aria-busy={remove.isPending}>
          {data.data.map((note) => (
            <li key={note.id}>
              <p className={css.by}>
                <b>
                  <bdi>{note.author?.name ?? t("notes.former")}</bdi>
                </b>
                <time dateTime={note.created_at}>{format.when(note.created_at)}</time>
                {note.author?.id === caller?.id && (
                  <IconButton
                    label={t("notes.delete")}
                    className={css.delete}
                    onClick={() => void remove.run({ params: { id: note.id } })}
                  >
                    <DeleteIcon size="small" />
                  </IconButton>
                )}
              </p>
              <p className={css.text} {...languageOfText(note.text)}>
                {note.text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoteForm({ customerId }: { customerId: string }) {
  const { t } = useTranslation("customers");
  const refresh = useRefresh();
  // One note has one id however often the button is pressed; the next has another.
  const [clientId, setClientId] = useState(() => randomId(22));
  const form = useForm({
    initial: { text: "" },
    check: ({ text }) => ({ text: text.trim() ? undefined : t("notes.missing") }),
    submit: async ({ text }) => {
      await call(addCustomerNote, { params: { id: customerId }, body: { text, client_id: clientId } });
      form.set("text", "");
      setClientId(randomId(22));
      await refresh("customerNotes");
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
