import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./ComposerFrame.module.css";

export interface ComposerFrameProps {
  /** A note has its own background, so that nobody mistakes it for a reply. */
  kind: "reply" | "note";
  /** The label, or the choice between a reply and a note. */
  head: React.ReactNode;
  /** The content at the end of the first line. */
  where: React.ReactNode;
  /** Controls beside the send button. */
  start?: React.ReactNode;
  send: React.ReactNode;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  onSend: () => void;
  children: React.ReactNode;
}

/** The common frame of the reply box and the note box: a first line, the text, and the send button. */
export function ComposerFrame({
  kind,
  head,
  where,
  start,
  send,
  isDisabled,
  isPending,
  onSend,
  children,
}: ComposerFrameProps) {
  const { t } = useTranslation("portal");
  return (
    <form
      className={classes(css.composer, kind === "note" && css.note)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className={css.head}>
        {head}
        <span className={css.where}>{where}</span>
      </div>
      {children}
      <div className={css.foot}>
        {start}
        <span className={css.end}>
          <kbd dir="ltr" title={t("composer.shortcut")} aria-hidden="true">
            Ctrl ↵
          </kbd>
          <Button type="submit" look="main" size="small" isDisabled={isDisabled} isPending={isPending}>
            {send}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** Whether the key sends the text: Enter with Ctrl or ⌘. */
export const isSendKey = (event: React.KeyboardEvent): boolean =>
  event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
