import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import css from "./ReplyExample.module.css";

/** An example conversation beside the form that connects a channel. */
export function ReplyExample({ kind }: { kind: ConnectedKind }) {
  const { t } = useTranslation(["channels", "portal"]);
  return (
    <figure className={`night ${css.peek}`}>
      <div className={css.scene}>
        <figcaption>{t("peek.title", { channel: t(`portal:channel.${kind}`) })}</figcaption>
        <p className={css.customer}>{t("peek.question")}</p>
        <p className={css.agent}>{t("peek.answer")}</p>
        <small>{t("peek.source")}</small>
      </div>
    </figure>
  );
}
