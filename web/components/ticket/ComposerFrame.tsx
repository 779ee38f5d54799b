import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import css from "./ComposerFrame.module.css";

export interface ComposerFrameProps {
  /** A note has a ground of its own, so that nobody takes it for a reply. */
  kind: "reply" | "note";
  /** What is written here, or the choice of it. */
  head: React.ReactNode;
  /** At the end of the first line. */
  where: React.ReactNode;
  /** Beside the send button. */
  start?: React.ReactNode;
  send: React.ReactNode;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  onSend: () => void;
  children: React.ReactNode;
}

/** What the box of a reply and the box of a note share: a first line, the words, and the button that sends them. */
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

/** Whether Ctrl or ⌘ with Enter was pressed, which sends what a composer holds. */
export const isSendKey = (event: React.KeyboardEvent): boolean =>
  event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
