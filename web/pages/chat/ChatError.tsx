import { Mark } from "#web/ui/Mark.tsx";
import css from "./ChatError.module.css";
import { useChatLanguage } from "./chat-texts.ts";

/**
 * The error page of the chat (C192). It fills the page, because without its history the chat would show half a
 * conversation.
 */
export function ChatError() {
  const { t } = useChatLanguage();
  return (
    <main className={css.page}>
      <div role="alert" className={css.card}>
        <Mark state="off" className={css.mark} />
        <h1>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        <button type="button" onClick={() => location.reload()}>
          {t("error.retry")}
        </button>
      </div>
    </main>
  );
}
