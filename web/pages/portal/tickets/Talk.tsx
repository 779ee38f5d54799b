import { useTranslation } from "react-i18next";
import { Composer } from "../../../components/ticket/Composer.tsx";
import { useCustomerName } from "../../../components/ticket/customer-name.ts";
import { MessageThread } from "../../../components/ticket/MessageThread.tsx";
import { LinkButton } from "../../../ui/Button.tsx";
import { ForwardIcon } from "../../../ui/site-icons.tsx";
import type { Ticket } from "./data.ts";
import css from "./Talk.module.css";
import { useReply } from "./use-reply.ts";

/** The conversation and the reply under it. A closed ticket takes no reply: it opens again when the customer writes. */
export function Talk({
  ticket,
  next,
  ref,
}: {
  ticket: Ticket;
  next: string | undefined;
  ref: React.Ref<HTMLTextAreaElement>;
}) {
  const { t } = useTranslation("tickets");
  const name = useCustomerName()(ticket.customer);
  const reply = useReply(ticket.id);
  const { sent } = reply;
  const isNew = sent !== undefined && !ticket.messages.some((message) => message.id === sent.id);
  return (
    <section className={css.talk} aria-label={t("ticket.talk")}>
      <MessageThread
        messages={isNew ? [...ticket.messages, sent] : ticket.messages}
        customerName={name}
        sending={reply.sending}
      />
      {ticket.status === "closed" ? (
        <p className={css.closed}>
          <span>{t("state.reopens")}</span>
          {next && (
            <LinkButton to={next} size="small">
              {t("state.nextOne")}
              <ForwardIcon size="small" />
            </LinkButton>
          )}
        </p>
      ) : (
        <Composer
          ref={ref}
          value={reply.draft}
          onChange={reply.setDraft}
          onSend={reply.sendDraft}
          customerName={name}
          channel={ticket.channel}
          isPending={reply.sending !== undefined && !reply.sending.failed}
        />
      )}
    </section>
  );
}
