import { useState } from "react";
import { useTranslation } from "react-i18next";
import { getCurrentUser } from "#web/api/endpoints/me.ts";
import type { MessageView } from "#shared/contract/tickets.ts";
import { useRead } from "#web/api/use-read.ts";
import { usePermission } from "#web/components/portal/use-permission.ts";
import { useCustomerName } from "#web/components/ticket/customer-name.ts";
import { MessageThread } from "#web/components/ticket/MessageThread.tsx";
import { CorrectionLine, CorrectionOffer } from "#web/components/ticket/CorrectionLine.tsx";
import { mergeEntries, TicketLink } from "./MergeLine.tsx";
import { MergedNotice } from "./MergedNotice.tsx";
import { Note } from "#web/components/ticket/Note.tsx";
import { ReplyFeedback } from "#web/components/ticket/ReplyFeedback.tsx";
import { LinkButton } from "#web/ui/Button.tsx";
import { TrainIcon } from "#web/ui/icons.tsx";
import { ForwardIcon } from "#web/ui/site-icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { ComposerChoice, type Writing } from "./ComposerChoice.tsx";
import type { Ticket } from "./data.ts";
import { NoteBox } from "./NoteBox.tsx";
import { Reminders } from "./Reminders.tsx";
import { ReplyBox } from "./ReplyBox.tsx";
import css from "./Talk.module.css";
import { CorrectionDialog } from "./CorrectionDialog.tsx";
import { findQuestion, findQuestionsByReply } from "./questions-by-reply.ts";
import { useCorrections } from "./use-corrections.ts";
import type { useMerge } from "./use-merge.ts";
import { useNotes } from "./use-notes.ts";
import { useReply } from "./use-reply.ts";

/**
 * The conversation with the team's private notes, and the box for a reply or a note. A closed ticket takes no reply;
 * it opens again when the customer writes.
 */
export function TicketConversation({
  ticket,
  next,
  writing,
  onWriting,
  merging,
  ref,
}: {
  ticket: Ticket;
  next: string | undefined;
  writing: Writing;
  onWriting: (writing: Writing) => void;
  merging: ReturnType<typeof useMerge>;
  ref: React.RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation("tickets");
  const name = useCustomerName()(ticket.customer);
  const reply = useReply(ticket.id, ticket.customer.id);
  const { sent } = reply;
  const isNew = sent !== undefined && !ticket.messages.some((message) => message.id === sent.id);
  const messages = isNew ? [...ticket.messages, sent] : ticket.messages;
  const learning = useLearning(ticket.id, messages);
  const notes = useNotes(ticket.id);
  const caller = useRead(getCurrentUser, {}).data?.data.user;
  const mergedNumbers = new Map(ticket.merged.map(({ id, number }) => [id, number]));
  const between = [
    ...mergeEntries(ticket),
    ...notes.notes.map((note) => ({
      id: note.id,
      at: note.created_at,
      content: (
        <Note
          note={note}
          onDelete={note.author?.id === caller?.id ? () => void notes.remove(note.id) : undefined}
        />
      ),
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  // Messages of a merged ticket show its number, because they can come from another channel.
  const numberOf = (message: MessageView) => {
    const number = mergedNumbers.get(message.ticket_id ?? "");
    return number && message.ticket_id ? <TicketLink id={message.ticket_id}>#{number}</TicketLink> : null;
  };
  const choice = <ComposerChoice value={writing} onChange={onWriting} />;
  return (
    <section className={css.talk} aria-label={t("ticket.talk")}>
      <MessageThread
        messages={messages}
        customerName={name}
        sending={reply.sending}
        between={between}
        endOf={(message) => numberOf(message) ?? learning.endOf(message)}
        below={learning.below}
      />
      <Reminders ticket={ticket} customerName={name} />
      {writing === "note" ? (
        <NoteBox ref={ref} notes={notes} choice={choice} />
      ) : ticket.merged_into ? (
        <MergedNotice into={ticket.merged_into} choice={choice} merging={merging} />
      ) : ticket.status === "closed" ? (
        <div className={css.closed}>
          {choice}
          <span>{t("state.reopens")}</span>
          {next && (
            <LinkButton to={next} size="small">
              {t("state.nextOne")}
              <ForwardIcon size="small" />
            </LinkButton>
          )}
        </div>
      ) : (
        <ReplyBox ref={ref} ticket={ticket} customerName={name} reply={reply} choice={choice} />
      )}
      {learning.dialog}
    </section>
  );
}

/** Returns the controls beside and below messages with which the agent is corrected. */
function useLearning(ticketId: string, messages: readonly MessageView[]) {
  const { t } = useTranslation("corrections");
  const canTeach = usePermission("knowledge");
  const { corrections, feedback, isRead, judge, undo } = useCorrections(ticketId);
  const [taught, setTaught] = useState<string>();
  const wrong = new Set([...feedback].flatMap(([id, right]) => (right ? [] : [id])));
  const questions = findQuestionsByReply(messages, ticketId, wrong);
  const offered = new Set(questions.values());
  const judgeReply = async (reply: MessageView, right: boolean | null) => {
    await judge(reply.id, right);
    const question = findQuestion(messages, reply.id);
    if (canTeach && right === false && question && !corrections.has(question)) setTaught(question);
  };
  const isOwn = (message: MessageView) => isRead && message.ticket_id === ticketId;
  return {
    endOf: (message: MessageView) => {
      if (!isOwn(message)) return null;
      if (message.author === "agent" && message.decision === "answer") {
        const right = feedback.get(message.id) ?? null;
        return <ReplyFeedback right={right} onJudge={(next) => void judgeReply(message, next)} />;
      }
      if (!canTeach || message.author !== "customer" || corrections.has(message.id)) return null;
      return (
        <IconButton label={t("message.teach")} className={css.teach} onClick={() => setTaught(message.id)}>
          <TrainIcon size="small" />
        </IconButton>
      );
    },
    below: (message: MessageView) => {
      if (!isOwn(message)) return null;
      const question = questions.get(message.id);
      // A question without a staff reply shows its correction below itself.
      const correction = corrections.get(question ?? (offered.has(message.id) ? "" : message.id));
      if (correction)
        return (
          <CorrectionLine
            correction={correction}
            onUndo={canTeach ? () => void undo(correction) : undefined}
          />
        );
      return question && canTeach ? <CorrectionOffer onTeach={() => setTaught(question)} /> : null;
    },
    dialog: taught && (
      <CorrectionDialog key={taught} messageId={taught} onClose={() => setTaught(undefined)} />
    ),
  };
}
