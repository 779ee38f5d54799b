import { useState } from "react";
import { useTranslation } from "react-i18next";
import { findFirstBlank } from "#shared/rules/reply-blanks.ts";
import { PictureChoice } from "#web/components/pictures/PictureChoice.tsx";
import { Composer } from "#web/components/ticket/Composer.tsx";
import { WindowNotice } from "#web/components/ticket/WindowNotice.tsx";
import { useMomentText } from "#web/components/time/use-moment-text.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/Button.tsx";
import { BookIcon, ClockIcon } from "#web/ui/icons.tsx";
import type { Ticket } from "./data.ts";
import { RemindDialog } from "./RemindDialog.tsx";
import { SuggestedReply } from "./SuggestedReply.tsx";
import { TemplateDialog } from "./TemplateDialog.tsx";
import type { useReply } from "./use-reply.ts";
import { useSavedAnswers } from "./use-saved-answers.tsx";
import { useSuggestedReply } from "./use-suggested-reply.ts";

/** The reply with a picture, a scheduled time, or a template when the platform accepts no free text. */
export function ReplyBox({
  ticket,
  customerName,
  reply,
  choice,
  ref,
}: {
  ticket: Ticket;
  customerName: string;
  reply: ReturnType<typeof useReply>;
  /** The choice between a reply and a private note. */
  choice: React.ReactNode;
  ref: React.RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation("portal");
  const moment = useMomentText();
  const [dialog, setDialog] = useState<"template" | "reminder">();
  const picture = useReplyPicture(ticket, reply);
  const { open, closes_at, to_comment, templates, pictures } = ticket.sending;
  const until = [
    to_comment && t("composer.toComment"),
    closes_at && t("composer.until", { when: moment(closes_at) }),
  ];
  const savedAnswers = useSavedAnswers({
    language: ticket.language,
    value: reply.draft,
    onChange: reply.setDraft,
    box: ref,
  });
  const suggestion = useSuggestedReply(ticket);
  const insertSuggestion = useSuggestionInsertion(reply, ref);
  return (
    <>
      {suggestion && open && !reply.draft.includes(suggestion.text) && (
        <SuggestedReply
          suggestion={suggestion}
          isShort={reply.draft.trim() !== ""}
          onUse={() => insertSuggestion(suggestion.text)}
        />
      )}
      <Composer
        ref={ref}
        value={reply.draft}
        onChange={reply.setDraft}
        onSend={reply.sendDraft}
        choice={choice}
        inlineList={savedAnswers}
        customerName={customerName}
        channel={ticket.channel}
        isPending={reply.sending !== undefined && !reply.sending.failed}
        isBlocked={!open}
        hasPicture={reply.picture !== undefined}
        until={open ? until.filter(Boolean).join(" ") || undefined : undefined}
        onFiles={pictures && open ? ([file]) => file && picture.choose(file) : undefined}
        notice={
          !open && (
            <WindowNotice
              customerName={customerName}
              channel={ticket.channel}
              closedAt={closes_at}
              isCommentAnswered={to_comment === "answered"}
              onTemplate={templates ? () => setDialog("template") : undefined}
            />
          )
        }
        attached={
          (reply.picture || picture.problem) && (
            <AttachedPicture file={reply.picture} accept={pictures?.types.join() ?? ""} picture={picture} />
          )
        }
        start={
          <ReplyButtons
            picture={pictures && open && !reply.picture && !picture.problem ? picture : undefined}
            accept={pictures?.types.join() ?? ""}
            onSavedAnswers={savedAnswers.open}
            onReminder={() => setDialog("reminder")}
          />
        }
      />
      <ReplyDialog
        dialog={dialog}
        ticket={ticket}
        customerName={customerName}
        reply={reply}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

/** Returns a function that appends a suggested reply to the draft and selects its first blank. */
function useSuggestionInsertion(
  reply: ReturnType<typeof useReply>,
  ref: React.RefObject<HTMLTextAreaElement | null>,
) {
  return (text: string) => {
    reply.setDraft(reply.draft.trim() === "" ? text : `${reply.draft.trimEnd()}\n\n${text}`);
    // The selection is set after React has updated the text. A blank is selected, so that typing replaces it.
    requestAnimationFrame(() => {
      const box = ref.current;
      const blank = findFirstBlank(box?.value ?? "");
      box?.focus();
      box?.setSelectionRange(blank?.start ?? box.value.length, blank?.end ?? box.value.length);
    });
  };
}

/** The dialog that the reply opens: a template of the platform, or a reminder with the draft as its text. */
function ReplyDialog({
  dialog,
  ticket,
  customerName,
  reply,
  onClose,
}: {
  dialog: "template" | "reminder" | undefined;
  ticket: Ticket;
  customerName: string;
  reply: ReturnType<typeof useReply>;
  onClose: () => void;
}) {
  if (dialog === "template")
    return (
      <TemplateDialog
        ticket={ticket}
        customerName={customerName}
        draft={reply.draft}
        onClose={onClose}
        onSent={reply.addMessage}
      />
    );
  if (dialog === "reminder")
    return (
      <RemindDialog
        ticket={ticket}
        customerName={customerName}
        text={reply.draft}
        onClose={onClose}
        onDone={() => reply.setDraft("")}
      />
    );
  return null;
}

/** The picture that is sent with the reply, or the problem of the file that was chosen. */
function AttachedPicture({
  file,
  accept,
  picture,
}: {
  file: File | undefined;
  accept: string;
  picture: ReturnType<typeof useReplyPicture>;
}) {
  return (
    <PictureChoice
      picture={file ? { name: file.name, size_bytes: file.size, source: file } : null}
      accept={accept}
      hint=""
      error={picture.problem}
      onChoose={picture.choose}
      onRemove={picture.remove}
    />
  );
}

/** The buttons before the text: choose a picture, insert a saved answer, schedule a reminder. */
function ReplyButtons({
  picture,
  accept,
  onSavedAnswers,
  onReminder,
}: {
  /** Undefined while no picture can be chosen. */
  picture: ReturnType<typeof useReplyPicture> | undefined;
  accept: string;
  onSavedAnswers: () => void;
  onReminder: () => void;
}) {
  const { t } = useTranslation(["reminders", "tickets"]);
  return (
    <>
      {picture && (
        <PictureChoice
          picture={null}
          accept={accept}
          hint=""
          isCompact
          onChoose={picture.choose}
          onRemove={() => {}}
        />
      )}
      <Button size="small" look="quiet" title={t("tickets:savedAnswers.key")} onClick={onSavedAnswers}>
        <BookIcon size="small" />
        <span className="vh-phone">{t("tickets:savedAnswers.button")}</span>
      </Button>
      <Button size="small" look="quiet" onClick={onReminder}>
        <ClockIcon size="small" />
        {t("reminders:button")}
      </Button>
    </>
  );
}

/** Returns the functions that attach a picture to the reply, and the problem of the last chosen file. */
function useReplyPicture({ sending: { pictures } }: Ticket, reply: ReturnType<typeof useReply>) {
  const { t } = useTranslation("portal");
  const format = useFormat();
  const [problem, setProblem] = useState<string>();
  const choose = (file: File) => {
    if (!pictures) return;
    if (!pictures.types.includes(file.type))
      return setProblem(
        t("composer.pictureType", {
          types: pictures.types
            .map((type) => type.replace("image/", "").toUpperCase())
            .join(t("composer.or")),
        }),
      );
    if (file.size > pictures.max_bytes)
      return setProblem(t("composer.pictureSize", { size: format.bytes(pictures.max_bytes) }));
    setProblem(undefined);
    reply.setPicture(file);
  };
  const remove = () => {
    reply.setPicture(undefined);
    setProblem(undefined);
  };
  return { problem, choose, remove };
}
