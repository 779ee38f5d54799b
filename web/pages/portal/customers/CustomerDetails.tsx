import { useState } from "react";
import { useTranslation } from "react-i18next";
import { setCustomerField } from "#web/api/endpoints/customer-fields.ts";
import { updateCustomer } from "#web/api/endpoints/customers.ts";
import { maxCustomerFieldLength } from "#shared/values/customers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { EditableFact, Fact } from "#web/components/customer/EditableFact.tsx";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { TextLink } from "#web/ui/TextLink.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { CampaignConsent } from "./CampaignConsent.tsx";
import type { Customer } from "./data.ts";

type Field = "name" | "account_name" | "phone" | "email";

const fields: readonly { name: Field; kind: "text" | "tel" | "email" }[] = [
  { name: "name", kind: "text" },
  { name: "account_name", kind: "text" },
  { name: "phone", kind: "tel" },
  { name: "email", kind: "email" },
];

/** A customer's details. Values that the customer stated can be edited in place. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const canName = usePermission("settings");
  return (
    <Section
      title={t("customer.known")}
      end={canName && <TextLink to={paths.settings("customer-fields")}>{t("customer.ownFields")}</TextLink>}
    >
      <dl>
        {fields.map(({ name, kind }) => (
          <CustomerFact key={name} customer={customer} name={name} kind={kind} />
        ))}
        {customer.order_number && (
          <Fact label={t("customer.fields.order")}>
            <Ltr>{customer.order_number}</Ltr>
          </Fact>
        )}
        <Fact label={t("customer.fields.channel")}>
          <ChannelMark kind={customer.channel} />
        </Fact>
        {customer.language && (
          <Fact label={t("customer.fields.language")}>{t(`customer.languages.${customer.language}`)}</Fact>
        )}
        <Fact label={t("customer.fields.first")}>{format.date(customer.first_seen_at)}</Fact>
        <Fact label={t("customer.fields.last")}>{format.when(customer.last_seen_at)}</Fact>
        {customer.marketing.map((marketing) => (
          <CampaignConsent key={marketing.channel} customerId={customer.id} marketing={marketing} />
        ))}
        {customer.fields.map((field) => (
          <OwnField key={field.id} customerId={customer.id} field={field} />
        ))}
      </dl>
    </Section>
  );
}

/** A customer field of the organisation. */
function OwnField({ customerId, field }: { customerId: string; field: Customer["fields"][number] }) {
  const { t } = useTranslation("customers");
  const save = useAction(
    (value: string) =>
      call(setCustomerField, { params: { id: customerId }, body: { field_id: field.id, value } }),
    { refreshes: ["customers"], done: t("customer.saved"), failed: null },
  );
  return (
    <EditableFact
      label={field.name}
      value={field.value}
      maxLength={maxCustomerFieldLength}
      isPending={save.isPending}
      problem={save.problem}
      onSave={save.run}
      onClose={save.reset}
    />
  );
}

function CustomerFact({
  customer,
  name,
  kind,
}: {
  customer: Customer;
  name: Field;
  kind: "text" | "tel" | "email";
}) {
  const { t } = useTranslation("customers");
  const [fieldProblem, setFieldProblem] = useState<string>();
  const save = useAction(
    (value: string) => call(updateCustomer, { params: { id: customer.id }, body: { [name]: value || null } }),
    {
      refreshes: ["customers", "tickets", "dashboard"],
      done: t("customer.saved"),
      failed: null,
      onFailed: (error) => setFieldProblem(error instanceof ApiError ? error.fields[name] : undefined),
    },
  );
  return (
    <EditableFact
      label={t(`customer.fields.${name}`)}
      value={customer[name]}
      kind={kind}
      isPending={save.isPending}
      problem={save.problem && (fieldProblem ?? save.problem)}
      onSave={save.run}
      onClose={save.reset}
    />
  );
}
