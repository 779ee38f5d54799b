import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { Button } from "../../ui/Button.tsx";
import { SendIcon } from "../../ui/icons.tsx";
import { ChannelMark } from "../signs/ChannelMark.tsx";
import css from "./Composer.module.css";

export interface ComposerProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  customerName: string;
  channel: ChannelKind;
  isPending?: boolean;
  /** Beside the send button, e.g. a checkbox. */
  start?: React.ReactNode;
  /** The text box, to be focused from elsewhere. */
  ref?: React.Ref<HTMLTextAreaElement>;
}

/** The reply box: Ctrl or ⌘ with Enter sends, Enter alone makes a new line. */
export function Composer({
  value,
  onChange,
  onSend,
  customerName,
  channel,
  isPending,
  start,
  ref,
}: ComposerProps) {
  const id = useId();
  const { t } = useTranslation("portal");
  const isEmpty = value.trim() === "";
  const send = () => {
    if (!isEmpty && !isPending) onSend();
  };
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={css.head}>
        <label htmlFor={id}>{t("composer.label")}</label>
        <ChannelMark of={channel} />
      </div>
      <textarea
        ref={ref}
        id={id}
        dir="auto"
        rows={2}
        value={value}
        placeholder={t("composer.placeholder", { name: customerName })}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          send();
        }}
      />
      <div className={css.foot}>
        {start}
        <span className={css.end}>
          <kbd dir="ltr" title={t("composer.shortcut")} aria-hidden="true">
            Ctrl ↵
          </kbd>
          <Button type="submit" look="main" size="small" isDisabled={isEmpty} isPending={isPending}>
            {t("composer.send")}
            <SendIcon size="small" />
          </Button>
        </span>
      </div>
    </form>
  );
}
