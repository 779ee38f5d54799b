import { useTranslation } from "react-i18next";
import { downloadOrganizationCreditNote } from "#web/api/endpoints/refunds.ts";
import { downloadOrganizationInvoice } from "#web/api/endpoints/invoices.ts";
import { getOrganizationSubscription } from "#web/api/endpoints/subscriptions.ts";
import { download } from "#web/api/call.ts";
import { useRead } from "#web/api/use-read.ts";
import { OperatorPayments } from "#web/components/operator/OperatorPayments.tsx";
import { Section } from "#web/components/portal/Page.tsx";
import { CreditNoteHistory } from "#web/components/subscription/CreditNoteHistory.tsx";
import { InvoiceHistory } from "#web/components/subscription/InvoiceHistory.tsx";
import { SubscriptionFacts } from "#web/components/subscription/SubscriptionFacts.tsx";
import { RequestHistory, TermHistory } from "#web/components/subscription/SubscriptionHistory.tsx";
import { operatorPaths } from "#web/operator-paths.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { OrganizationCard } from "./OrganizationCard.tsx";
import { RefundButton } from "./RefundButton.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";

/** The organisation's subscription with its requests, terms and invoices. */
export function OrganizationSubscription({ id }: { id: string }) {
  const { t } = useTranslation("operator");
  const read = useRead(getOrganizationSubscription, { params: { id } });
  const subscription = read.data?.data;
  if (!subscription)
    return (
      <Section title={t("subscriptions.section")}>
        {read.error ? (
          <ErrorState
            error={read.error}
            title={t("subscriptions.loadFailed")}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <Skeleton rows={2} height="3.5rem" />
        )}
      </Section>
    );
  return (
    <>
      <Section
        title={t("subscriptions.section")}
        end={
          subscription.request && (
            <TextLink to={operatorPaths.subscriptions()}>{t("subscriptions.seeRequest")}</TextLink>
          )
        }
      >
        <SubscriptionFacts subscription={subscription} />
      </Section>
      <OrganizationCard card={subscription.saved_card} />
      <RequestHistory requests={subscription.requests} />
      <OperatorPayments organization={id} />
      <TermHistory terms={subscription.terms} />
      <InvoiceHistory
        invoices={subscription.invoices}
        download={(invoice) => download(downloadOrganizationInvoice, { params: { id, invoice_id: invoice } })}
        end={(invoice) =>
          invoice.credited_halalas < invoice.total_halalas && (
            <RefundButton organizationId={id} invoice={invoice} />
          )
        }
      />
      <CreditNoteHistory
        notes={subscription.credit_notes}
        download={(note) => download(downloadOrganizationCreditNote, { params: { id, note_id: note } })}
      />
    </>
  );
}
