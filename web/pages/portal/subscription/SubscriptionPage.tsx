import { useTranslation } from "react-i18next";
import { downloadCreditNote } from "#web/api/endpoints/refunds.ts";
import { downloadInvoice } from "#web/api/endpoints/invoices.ts";
import { getSubscription, getSubscriptionHistory } from "#web/api/endpoints/subscriptions.ts";
import { download } from "#web/api/call.ts";
import { useRead } from "#web/api/use-read.ts";
import { Page, PageHead, Section } from "#web/components/portal/Page.tsx";
import { CreditNoteHistory } from "#web/components/subscription/CreditNoteHistory.tsx";
import { InvoiceHistory } from "#web/components/subscription/InvoiceHistory.tsx";
import { SubscriptionFacts } from "#web/components/subscription/SubscriptionFacts.tsx";
import { RequestHistory, TermHistory } from "#web/components/subscription/SubscriptionHistory.tsx";
import { MonthUsage } from "#web/components/subscription/MonthUsage.tsx";
import { useSubscription } from "#web/components/subscription/use-subscription.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { BillingDetails } from "./BillingDetails.tsx";
import { SavedCard } from "./SavedCard.tsx";
import { DeclinedNote } from "./DeclinedNote.tsx";
import { SubscriptionSummary } from "./SubscriptionSummary.tsx";

/** The subscription with its usage, requests, terms and invoices. */
export function SubscriptionPage() {
  const { t } = useTranslation(["subscription", "common"]);
  const format = useFormat();
  const { isOwner } = useSubscription();
  const read = useRead(getSubscription, {});
  const history = useRead(getSubscriptionHistory, {});
  const subscription = read.data?.data;
  const usage = subscription?.usage;
  return (
    <Page>
      <PageHead
        title={t("common:titles.subscription")}
        note={subscription && t(`status.${subscription.subscription_status}`)}
      />
      {subscription ? (
        <>
          {subscription.declined_note !== null && <DeclinedNote note={subscription.declined_note} />}
          <SubscriptionSummary subscription={subscription} terms={history.data?.data.terms ?? []} />
          <SubscriptionFacts subscription={subscription} />
          {usage && (
            <Section
              title={t("usage.title")}
              note={t("usage.period", { from: format.day(usage.from), until: format.day(usage.until) })}
            >
              <MonthUsage usage={usage} />
            </Section>
          )}
        </>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton rows={4} height="4rem" />
      )}
      {history.data ? (
        <>
          <RequestHistory requests={history.data.data.requests} />
          <TermHistory terms={history.data.data.terms} />
          <InvoiceHistory
            invoices={history.data.data.invoices}
            download={(id) => download(downloadInvoice, { params: { id } })}
          />
          <CreditNoteHistory
            notes={history.data.data.credit_notes}
            download={(id) => download(downloadCreditNote, { params: { id } })}
          />
        </>
      ) : history.error ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <Skeleton rows={2} height="3.5rem" />
      )}
      {isOwner && subscription?.card_renewal && <SavedCard />}
      {isOwner && <BillingDetails />}
    </Page>
  );
}
