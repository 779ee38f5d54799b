import { useTranslation } from "react-i18next";
import type { Phone } from "#shared/contract/simulator.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { classes } from "../../ui/classes.ts";
import { languageOfText } from "../ticket/text-direction.ts";
import css from "./PhoneView.module.css";

const kinds = ["image", "audio", "video", "document"] as const;

/** One message or comment on a customer's phone. */
export function PhoneLine({ line }: { line: Phone["lines"][number] }) {
  const { t } = useTranslation("simulator");
  const format = useFormat();
  const isMine = line.side === "person";
  const kind = kinds.find((one) => one === line.type) ?? "other";
  return (
    <div className={classes(css.line, isMine && css.mine)}>
      <p className={css.bubble} {...languageOfText(line.text)}>
        <span className="vh">{t(isMine ? "mine" : "theirs")}: </span>
        {line.text || t(`kind.${kind}`)}
      </p>
      <small>
        {line.public && `${t("publicMark")} · `}
        <time dateTime={line.at}>{format.time(line.at)}</time>
        {!isMine && line.status && ` · ${t(`status.${line.status}`)}`}
      </small>
    </div>
  );
}
