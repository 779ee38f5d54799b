import { Trans, useTranslation } from "react-i18next";
import { Lede, NextStep } from "#web/components/portal/Page.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useTicketSubject } from "#web/components/ticket/ticket-subject.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/Button.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import type { Customer } from "./data.ts";

/** The customer's tickets in one sentence, with the ticket that waits for an answer. */
export function CustomerSummary({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const name = useCustomerName()(customer);
  const { messages, total_tickets: tickets } = customer;
  const part = (key: "customer.wrote" | "customer.in", count: number) => (
    <Trans
      t={t}
      i18nKey={key}
      count={count}
      values={{ number: format.number(count), name }}
      components={{ b: <b /> }}
    />
  );
  if (messages === 0) return <Lede>{t("customer.wroteNone", { name })}</Lede>;
  return (
    <Lede end={<Next customer={customer} />}>
      {part("customer.wrote", messages)}
      {tickets > 0 && part("customer.in", tickets)}
      {t("customer.last", { ago: format.relative(customer.last_seen_at) })}
    </Lede>
  );
}

function Next({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const format = useFormat();
  const subjectOf = useTicketSubject();
  const waiting = customer.tickets.find((ticket) => ticket.status === "deferred");
  const open = waiting ?? customer.tickets.find((ticket) => ticket.status === "pending");
  if (!open) return null;
  const title = waiting
    ? t("customer.waiting", { since: format.since(waiting.deferred_at ?? waiting.updated_at) })
    : t("customer.openOne");
  return (
    <NextStep title={title} note={<bdi>{subjectOf(open)}</bdi>}>
      <LinkButton to={paths.ticket(open.id)} look={waiting ? "main" : "line"}>
        {t(waiting ? "customer.reply" : "customer.follow")}
        <ForwardIcon size="small" />
      </LinkButton>
    </NextStep>
  );
}
