import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import css from "./ReplyExample.module.css";

/** Beside the way to connect: what it is for, drawn with an example's words. */
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
