import { Header } from "react-aria-components/Header";
import { ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { useTranslation } from "react-i18next";
import type { CustomerRow } from "#shared/contract/customers.ts";
import type { TicketRow } from "#shared/contract/tickets.ts";
import { Initial } from "#web/components/signs/Initial.tsx";
import { Status } from "#web/components/signs/Status.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useTicketSubject } from "#web/components/ticket/ticket-subject.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import css from "./CommandPalette.module.css";
import type { Command } from "./commands.ts";
import type { NamedCommand } from "./use-commands.ts";

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <ListBoxSection>
      <Header className={css.title ?? ""}>{title}</Header>
      {children}
    </ListBoxSection>
  );
}

function Item({
  id,
  name,
  sign,
  note,
  onAction,
}: {
  id: string;
  name: string;
  sign: React.ReactNode;
  note?: React.ReactNode;
  onAction: () => void;
}) {
  return (
    <ListBoxItem id={id} textValue={name} onAction={onAction} className={css.item ?? ""}>
      <span className={css.sign}>{sign}</span>
      <bdi className={css.name}>{name}</bdi>
      {note && <small className={css.note}>{note}</small>}
      <kbd aria-hidden="true">↵</kbd>
    </ListBoxItem>
  );
}

export function CommandSection({
  title,
  commands,
  onChoose,
}: {
  title: string;
  commands: readonly NamedCommand[];
  onChoose: (command: Command) => void;
}) {
  if (commands.length === 0) return null;
  return (
    <Section title={title}>
      {commands.map(({ command, name }) => (
        <Item
          key={command.id}
          id={command.id}
          name={name}
          sign={<command.icon size="small" />}
          onAction={() => onChoose(command)}
        />
      ))}
    </Section>
  );
}

export function CustomerSection({
  customers,
  onOpen,
}: {
  customers: readonly CustomerRow[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation("palette");
  const nameOf = useCustomerName();
  if (customers.length === 0) return null;
  return (
    <Section title={t("groups.customers")}>
      {customers.map((customer) => (
        <Item
          key={customer.id}
          id={customer.id}
          name={nameOf(customer)}
          sign={<Initial name={customer.name ?? "#"} />}
          note={t("tickets", { count: customer.total_tickets })}
          onAction={() => onOpen(customer.id)}
        />
      ))}
    </Section>
  );
}

export function TicketSection({
  tickets,
  onOpen,
}: {
  tickets: readonly TicketRow[];
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation("palette");
  const nameOf = useCustomerName();
  const subjectOf = useTicketSubject();
  if (tickets.length === 0) return null;
  return (
    <Section title={t("groups.tickets")}>
      {tickets.map((ticket) => (
        <Item
          key={ticket.id}
          id={ticket.id}
          name={subjectOf(ticket)}
          sign={<Status status={ticket.status} words="shape" />}
          note={
            <>
              <Ltr>#{ticket.number}</Ltr> <bdi>{t("from", { name: nameOf(ticket.customer) })}</bdi>
            </>
          }
          onAction={() => onOpen(ticket.id)}
        />
      ))}
    </Section>
  );
}
