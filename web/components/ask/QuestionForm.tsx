import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maxMessageLength } from "#shared/rules/message.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { SendIcon } from "#web/ui/icons.tsx";
import css from "./QuestionForm.module.css";

/** The form for a question to an agent. It keeps the typed text while the agent answers. */
export function QuestionForm({
  onAsk,
  placeholder,
  isWaiting,
  isDisabled = false,
  className,
}: {
  onAsk: (question: string) => void;
  placeholder: string;
  isWaiting: boolean;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation("portal");
  const [text, setText] = useState("");
  const question = text.trim();
  return (
    <form
      className={classes(css.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (question === "" || isWaiting || isDisabled) return;
        onAsk(question);
        setText("");
      }}
    >
      <input
        dir="auto"
        value={text}
        disabled={isDisabled}
        maxLength={maxMessageLength}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        look="main"
        aria-label={t("ask.send")}
        isDisabled={isDisabled || question === ""}
        isPending={isWaiting}
      >
        {!isWaiting && <SendIcon />}
      </Button>
    </form>
  );
}
