import { useTranslation } from "react-i18next";
import type { SupportMessage } from "#shared/contract/support-requests.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { classes } from "#web/ui/classes.ts";
import css from "./SupportThread.module.css";

/** The messages of a support request, the oldest first. Only operators see which operator wrote. */
export function SupportThread({ messages }: { messages: readonly SupportMessage[] }) {
  const { t } = useTranslation("support");
  const format = useFormat();
  return (
    <ol className={css.thread}>
      {messages.map(({ id, is_answer, author, text, created_at }) => (
        <li key={id} className={classes(css.message, is_answer && css.answer)}>
          <p className={css.by}>
            <b>
              <bdi>{author ?? t(is_answer ? "team" : "formerMember")}</bdi>
            </b>
            <time dateTime={created_at}>{format.when(created_at)}</time>
          </p>
          <p dir="auto" className={css.text}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
