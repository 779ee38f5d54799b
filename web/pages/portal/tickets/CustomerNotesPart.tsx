import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listCustomerNotes } from "#web/api/endpoints/customer-notes.ts";
import { useRead } from "#web/api/use-read.ts";
import { CustomerNoteForm } from "#web/components/customer/CustomerNoteForm.tsx";
import { CustomerNoteList } from "#web/components/customer/CustomerNoteList.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./CustomerNotesPart.module.css";

/** The number of shown notes. More would hide the earlier tickets; the customer's page shows all. */
const maxShownNotes = 3;

/** The team's notes about the customer from all conversations. */
export function CustomerNotesPart({ customerId }: { customerId: string }) {
  const { t } = useTranslation("tickets");
  const format = useFormat();
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useRead(listCustomerNotes, { params: { id: customerId } });
  const notes = data?.data ?? [];
  return (
    <section className={css.notes}>
      <h2>
        {t("customer.notes")}
        {!isWriting && <TextLink onClick={() => setWriting(true)}>{t("customer.addNote")}</TextLink>}
      </h2>
      {isWriting && <CustomerNoteForm customerId={customerId} hasFocus onSaved={() => setWriting(false)} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={1} height="3.5rem" />}
      {data && notes.length === 0 && !isWriting && <p className="soft">{t("customer.noNotes")}</p>}
      {notes.length > 0 && <CustomerNoteList notes={notes.slice(0, maxShownNotes)} />}
      {notes.length > maxShownNotes && (
        <p className={css.all}>
          <TextLink to={paths.customer(customerId)}>
            {t("customer.allNotes", { number: format.number(notes.length) })}
          </TextLink>
        </p>
      )}
    </section>
  );
}
