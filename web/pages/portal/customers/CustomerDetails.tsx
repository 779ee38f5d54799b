import { useState } from "react";
import { useTranslation } from "react-i18next";
import { updateCustomer } from "#web/api/endpoints/customers.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";
import { EditableFact, Fact } from "#web/components/customer/EditableFact.tsx";
import { Section } from "#web/components/portal/Page.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import type { Customer } from "./data.ts";

type Field = "name" | "account_name" | "phone" | "email";

const fields: readonly { name: Field; kind: "text" | "tel" | "email" }[] = [
  { name: "name", kind: "text" },
  { name: "account_name", kind: "text" },
  { name: "phone", kind: "tel" },
  { name: "email", kind: "email" },
];

/** What is known of a customer. What they told the agent can be corrected in place, one fact at a time. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { t } = useTranslation(["customers", "common"]);
  const format = useFormat();
  return (
    <Section title={t("customer.known")}>
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
          <ChannelMark of={customer.channel} />
        </Fact>
        {customer.language && (
          <Fact label={t("customer.fields.language")}>{t(`customer.languages.${customer.language}`)}</Fact>
        )}
        <Fact label={t("customer.fields.first")}>{format.date(customer.first_seen_at)}</Fact>
        <Fact label={t("customer.fields.last")}>{format.when(customer.last_seen_at)}</Fact>
      </dl>
    </Section>
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
