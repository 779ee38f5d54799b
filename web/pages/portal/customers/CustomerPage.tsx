import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { getCustomer } from "#web/api/endpoints/customers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRead } from "#web/api/use-read.ts";
import { useDocumentTitle } from "#web/page-title.ts";
import { Columns, Page, PageHead } from "#web/components/portal/Page.tsx";
import { Initial } from "#web/components/signs/Initial.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Link } from "#web/ui/Link.tsx";
import { BackIcon } from "#web/ui/site-icons.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { CustomerNotes } from "./CustomerNotes.tsx";
import { CustomerSummary } from "./CustomerSummary.tsx";
import css from "./CustomerPage.module.css";
import { CustomerTags } from "./CustomerTags.tsx";
import { CustomerTickets } from "./CustomerTickets.tsx";
import type { Customer } from "./data.ts";
import { CustomerData } from "./CustomerData.tsx";
import { CustomerDetails } from "./CustomerDetails.tsx";
import { MergeSection } from "./MergeSection.tsx";

/** A customer's page with details and all tickets (C210). */
export function CustomerPage() {
  const { t } = useTranslation(["customers", "common"]);
  const { customerId = "" } = useParams();
  const read = useRead(getCustomer, { params: { id: customerId } });
  const nameOf = useCustomerName();
  const customer = read.data?.data;
  useDocumentTitle(customer && nameOf(customer));
  if (read.error instanceof ApiError && read.error.final && !customer) {
    return (
      <Page>
        <PageHead title={t("common:titles.customer")} />
        <EmptyState
          title={t("customer.missing")}
          action={<LinkButton to={paths.customers()}>{t("customer.back")}</LinkButton>}
        >
          {t("customer.missingText")}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      {read.error && !customer && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {!customer && <h1 className="vh">{t("common:titles.customer")}</h1>}
      {read.isPending && <Skeleton rows={8} height="4rem" />}
      {customer && (
        <>
          <Head customer={customer} />
          <CustomerSummary customer={customer} />
          <MergeSection customer={customer} />
          <Columns>
            <div>
              <CustomerTickets tickets={customer.tickets} />
              <CustomerNotes customerId={customer.id} />
            </div>
            <div>
              <CustomerDetails customer={customer} />
              <CustomerTags customer={customer} />
              <CustomerData customer={customer} />
            </div>
          </Columns>
        </>
      )}
    </Page>
  );
}

function Head({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const nameOf = useCustomerName();
  return (
    <header className={css.head}>
      <Link
        to={paths.customers()}
        className={css.back}
        aria-label={t("customer.back")}
        title={t("customer.back")}
      >
        <BackIcon />
      </Link>
      <Initial name={customer.name ?? "#"} size="large" />
      <div className={css.who}>
        <h1>
          <bdi>{nameOf(customer)}</bdi>
        </h1>
        <p>
          {customer.account_name && (
            <span>
              <bdi>{customer.account_name}</bdi>
            </span>
          )}
          {customer.name !== null && (
            <span>
              <Ltr>#{customer.number}</Ltr>
            </span>
          )}
          <span>{t("customer.since", { date: format.date(customer.first_seen_at) })}</span>
        </p>
      </div>
    </header>
  );
}
