import { useOnline } from "#web/use-online.ts";
import { useChatLanguage } from "./chat-texts.ts";
import css from "./OfflineLine.module.css";

/** The line above the box without a connection. The typed message stays in the box. */
export function OfflineLine() {
  const { t } = useChatLanguage();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className={css.line}>{t("offline")}</p>}</div>;
}
