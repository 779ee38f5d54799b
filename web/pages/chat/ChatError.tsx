import { Mark } from "#web/ui/Mark.tsx";
import css from "./ChatError.module.css";
import { useChatLanguage } from "./chat-texts.ts";

/**
 * The error page of the chat (C192). It fills the page, because without its history the chat would show half a
 * conversation. `isGone` adds that trying again will not help, because the address leads to no chat.
 */
export function ChatError({ isGone = false }: { isGone?: boolean }) {
  const { t } = useChatLanguage();
  return (
    <main className={css.page}>
      <div role="alert" className={css.card}>
        <Mark state="off" className={css.mark} />
        <h1>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        {isGone && <p>{t("gone")}</p>}
        <button type="button" onClick={() => location.reload()}>
          {t("error.retry")}
        </button>
      </div>
    </main>
  );
}
