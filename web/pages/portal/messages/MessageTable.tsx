import { useTranslation } from "react-i18next";
import type { CountedMessage } from "#shared/contract/messages.ts";
import rows from "#web/components/list/rows.module.css";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { paths } from "#web/paths.ts";
import { classes } from "#web/ui/classes.ts";
import { Link } from "#web/ui/Link.tsx";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import css from "./MessageTable.module.css";

/** A table of messages, each with a link to its ticket. On a phone each row has several lines. */
export function MessageTable({ messages }: { messages: readonly CountedMessage[] }) {
  const { t } = useTranslation("messages");
  return (
    <table className={classes(rows.table, css.table)} aria-label={t("label")}>
      <thead>
        <tr>
          {(["message", "outcome", "customer", "channel", "ticket", "time"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </tbody>
    </table>
  );
}

/** A message's row. For a reply the customer's question comes first, because readers look for it. */
function MessageRow({ message }: { message: CountedMessage }) {
  const { t } = useTranslation("messages");
  const format = useFormat();
  const nameOf = useCustomerName();
  const { author, text, question, decision, ticket, customer, channel } = message;
  const lead = (author === "agent" ? question : text) || text || t("noText");
  const reply = author === "agent" && question ? text : "";
  const leadText = <TruncatedText>{lead}</TruncatedText>;
  return (
    <tr className={classes(rows.row, css.row)}>
      <td className={classes(rows.lead, css.message)}>
        {ticket ? <Link to={paths.ticket(ticket.id)}>{leadText}</Link> : leadText}
        {reply && (
          <small>
            <TruncatedText>{reply}</TruncatedText>
          </small>
        )}
      </td>
      <td className={css.outcome}>{t(`outcome.${decision ?? "customer"}`)}</td>
      <td className={css.customer}>{customer && <TruncatedText>{nameOf(customer)}</TruncatedText>}</td>
      <td className={css.channel}>{channel && <ChannelMark kind={channel} />}</td>
      <td className={css.ticket}>
        {ticket && (
          <Ltr>
            <span aria-hidden="true">#{ticket.number}</span>
            <span className="vh">{t("toTicket", { number: ticket.number })}</span>
          </Ltr>
        )}
      </td>
      <td className={css.time}>
        <time dateTime={message.created_at}>{format.when(message.created_at)}</time>
      </td>
    </tr>
  );
}
