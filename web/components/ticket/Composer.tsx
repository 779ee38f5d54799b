import { useId, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { findFirstBlank, splitAtBlanks } from "#shared/rules/reply-blanks.ts";
import { SendIcon } from "#web/ui/icons.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import css from "./Composer.module.css";
import { ComposerFrame, isSendKey } from "./ComposerFrame.tsx";
import type { InlineList } from "./use-inline-list.tsx";
import { MarkedTextarea } from "./MarkedTextarea.tsx";

export interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  customerName: string;
  channel: ChannelKind;
  isPending?: boolean;
  /** Replaces the visible label, for the choice between a reply and a note. */
  choice?: React.ReactNode;
  /** A list of suggestions that opens while typing. */
  inlineList?: InlineList | undefined;
  /** Controls beside the send button. */
  start?: React.ReactNode;
  /** A notice above the text: why it cannot be sent now, and what can be sent instead. */
  notice?: React.ReactNode;
  /** The attachments below the text. */
  attached?: React.ReactNode;
  /** A text at the end of the first line. */
  until?: string | undefined;
  /** Whether sending is disabled. The text is kept. */
  isBlocked?: boolean | undefined;
  /** Whether a picture is attached, which can be sent without a text. */
  hasPicture?: boolean | undefined;
  /** Called with files that are pasted or dropped. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** The text box, so that callers can focus it. */
  ref?: React.Ref<HTMLTextAreaElement>;
}

/** The reply box. Ctrl or ⌘ with Enter sends, Enter alone starts a new line. A text with a blank is not sent. */
export function Composer({
  value,
  onChange,
  onSend,
  customerName,
  channel,
  isPending,
  choice,
  inlineList,
  start,
  notice,
  attached,
  until,
  isBlocked,
  hasPicture,
  onFiles,
  ref,
}: ComposerProps) {
  const id = useId();
  const { t } = useTranslation("portal");
  const isEmpty = value.trim() === "" && !hasPicture;
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  const blank = findFirstBlank(value);
  const showBlank = () => {
    box.current?.focus();
    if (blank) box.current?.setSelectionRange(blank.start, blank.end);
  };
  const send = () => {
    if (isEmpty || isPending || isBlocked) return;
    if (blank) showBlank();
    else onSend();
  };
  const takeFiles = (event: React.SyntheticEvent, files: FileList | undefined) => {
    if (!onFiles || !files?.length) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    <ComposerFrame
      kind="reply"
      head={
        <>
          <label htmlFor={id} className={choice ? "vh" : css.label}>
            {t("composer.label")}
          </label>
          {choice}
        </>
      }
      where={
        <>
          {until && <span>{until}</span>}
          <ChannelMark kind={channel} />
        </>
      }
      start={start}
      send={
        <>
          {t("composer.send")}
          <SendIcon size="small" />
        </>
      }
      isDisabled={isEmpty || isBlocked}
      isPending={isPending}
      onSend={send}
    >
      {notice}
      {inlineList?.list}
      <MarkedTextarea
        ref={box}
        id={id}
        dir="auto"
        rows={2}
        value={value}
        pieces={splitAtBlanks(value).map(({ text, isBlank }) => ({ text, isMarked: isBlank }))}
        placeholder={t("composer.placeholder", { name: customerName })}
        {...inlineList?.box}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => takeFiles(event, event.clipboardData.files)}
        onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
        onKeyDown={(event) => {
          if (isSendKey(event)) {
            event.preventDefault();
            send();
          } else inlineList?.onKeyDown(event);
        }}
      />
      <p role="status" className={css.blank}>
        {blank && (
          <>
            {t("composer.blank")} <TextLink onClick={showBlank}>{t("composer.blankShow")}</TextLink>
          </>
        )}
      </p>
      {attached}
    </ComposerFrame>
  );
}
