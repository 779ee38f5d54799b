import { useState } from "react";
import { useTranslation } from "react-i18next";
import { messageOf } from "#web/api/api-error.ts";
import { CardLayout } from "#web/components/site/CardLayout.tsx";
import parts from "#web/components/site/door-parts.module.css";
import { Button, LinkButton } from "#web/ui/Button.tsx";
import css from "./LinkAction.module.css";

interface Texts {
  title: string;
  text: string;
  submit: string;
  done: string;
  doneText: string;
  /** Where to go on afterwards. */
  next: { label: string; to: string };
}

/** What a mailed link offers to do. Opening it changes nothing: mail programs open links too. */
export function LinkAction({ texts, submit }: { texts: Texts; submit: () => Promise<unknown> }) {
  const { t } = useTranslation("common");
  const [state, setState] = useState<"open" | "pending" | "done">("open");
  const [problem, setProblem] = useState<string>();
  const onClick = async () => {
    setState("pending");
    setProblem(undefined);
    try {
      await submit();
      setState("done");
    } catch (error) {
      setProblem(messageOf(error, t("errors.generic")));
      setState("open");
    }
  };
  const isDone = state === "done";
  return (
    <CardLayout title={isDone ? texts.done : texts.title} text={isDone ? undefined : texts.text}>
      <p role="status">{isDone && texts.doneText}</p>
      {isDone ? (
        <LinkButton to={texts.next.to} look="lamp" size="large" className={parts.submit ?? ""}>
          {texts.next.label}
        </LinkButton>
      ) : (
        <Button
          look="lamp"
          size="large"
          isPending={state === "pending"}
          className={parts.submit}
          onClick={() => void onClick()}
        >
          {texts.submit}
        </Button>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </CardLayout>
  );
}
