import { useTranslation } from "react-i18next";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { classes } from "../../ui/classes.ts";
import { LampDot } from "../portal/LampDot.tsx";
import { ChannelMark } from "../signs/ChannelMark.tsx";
import css from "./ChannelsToCome.module.css";

const channels = [
  "chat",
  "whatsapp",
  "whatsapp_meta",
  "instagram",
  "email",
  "twitter",
] as const satisfies readonly ChannelKind[];

/** Every channel, and honestly which of them works today. */
export function ChannelsToCome() {
  const { t } = useTranslation("guide");
  return (
    <ul aria-label={t("connect.channels")} className={css.channels}>
      {channels.map((channel) => {
        const works = channel === "chat";
        return (
          <li key={channel} className={classes(works && css.works)}>
            <ChannelMark of={channel} />
            <span className={css.state}>
              {works && <LampDot isLit />}
              {t(works ? "connect.works" : "connect.soon")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
