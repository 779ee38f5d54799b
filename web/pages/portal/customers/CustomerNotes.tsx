import { useTranslation } from "react-i18next";
import { listCustomerNotes } from "#web/api/endpoints/customer-notes.ts";
import { useRead } from "#web/api/use-read.ts";
import { CustomerNoteForm } from "#web/components/customer/CustomerNoteForm.tsx";
import { CustomerNoteList } from "#web/components/customer/CustomerNoteList.tsx";
import { Section } from "#web/components/portal/Page.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";

/** The team's notes about a customer, which the customer never sees. */
export function CustomerNotes({ customerId }: { customerId: string }) {
  const { t } = useTranslation("customers");
  const { data, error, refetch } = useRead(listCustomerNotes, { params: { id: customerId } });
  return (
    <Section title={t("notes.title")} note={t("notes.note")}>
      <CustomerNoteForm key={customerId} customerId={customerId} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={1} height="3.5rem" />}
      {data && data.data.length > 0 && <CustomerNoteList notes={data.data} />}
    </Section>
  );
}
