import { useLayoutEffect, useRef } from "react";
import { brandName } from "#shared/brand.ts";
import { ChatIcon } from "./ChatIcon.tsx";
import css from "./Composer.module.css";
import { directionOfText } from "./text-direction.ts";
import { useChatLanguage } from "./chat-texts.ts";

interface ComposerProps {
  draft: string;
  /** Whether an answer is being written, during which typing and sending are disabled (C185). */
  pending: boolean;
  /** Whether the history is loaded. Before, the customer can type but not send. */
  ready: boolean;
  brand: string | undefined;
  onType: (text: string) => void;
  onSend: (text: string) => void;
}

export function Composer({ draft, pending, ready, brand, onType, onSend }: ComposerProps) {
  const { t, language } = useChatLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  // A disabled box loses the focus. It is restored afterwards, unless the focus has moved elsewhere.
  const wasWriting = useRef(false);
  useLayoutEffect(() => {
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!pending && wasWriting.current && !elsewhere) box.current?.focus({ preventScroll: true });
    if (!pending) wasWriting.current = false;
  }, [pending]);

  const send = () => {
    if (draft.trim() === "" || pending || !ready) return;
    wasWriting.current = true;
    onSend(draft);
  };

  return (
    <form
      aria-label={t("message")}
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="vh" htmlFor="message">
        {t("message")}
      </label>
      <div className={css.box}>
        <textarea
          ref={box}
          id="message"
          rows={1}
          dir={directionOfText(draft)}
          value={draft}
          disabled={pending}
          placeholder={pending ? t("waiting") : t("placeholder")}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // With an input method, Enter confirms the word (Safari reports key code 229).
            if (
              event.key !== "Enter" ||
              event.shiftKey ||
              event.nativeEvent.isComposing ||
              event.keyCode === 229
            )
              return;
            event.preventDefault();
            send();
          }}
        />
        <button
          type="submit"
          aria-label={t("send")}
          title={t("send")}
          disabled={pending || !ready || draft.trim() === ""}
        >
          <ChatIcon name="send" />
        </button>
      </div>
      <p>
        {brand && t("answersFrom", { brand })} <b>{brandName[language]}</b>
      </p>
    </form>
  );
}
