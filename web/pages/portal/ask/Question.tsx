import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxMessageLength } from "#shared/rules/message.ts";
import { Button } from "../../../ui/Button.tsx";
import { SendIcon } from "../../../ui/icons.tsx";
import css from "./Question.module.css";

/** Where a question is written; what is typed while the agent reads waits there. */
export function Question({ onAsk, isWaiting }: { onAsk: (question: string) => void; isWaiting: boolean }) {
  const { t } = useTranslation("agents");
  const [text, setText] = useState("");
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "" || isWaiting) return;
        onAsk(text.trim());
        setText("");
      }}
    >
      <input
        dir="auto"
        value={text}
        maxLength={maxMessageLength}
        placeholder={t("ask.placeholder")}
        aria-label={t("ask.placeholder")}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        look="main"
        aria-label={t("ask.send")}
        isDisabled={text.trim() === ""}
        isPending={isWaiting}
      >
        {!isWaiting && <SendIcon />}
      </Button>
    </form>
  );
}
