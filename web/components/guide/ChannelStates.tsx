import { useTranslation } from "react-i18next";
import { getChatbot } from "#web/api/endpoints/chatbot.ts";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { useRead } from "#web/api/use-read.ts";
import { classes } from "#web/ui/classes.ts";
import { StatusDot } from "#web/components/portal/StatusDot.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import css from "./ChannelStates.module.css";

/** All channels, with those that are connected marked. */
export function ChannelStates() {
  const { t } = useTranslation("guide");
  const { data: chatbot } = useRead(getChatbot, {});
  const { data: channels } = useRead(listChannels, {});
  const states = [
    { kind: "chat", works: Boolean(chatbot?.data), soon: false } as const,
    ...(channels?.data ?? []).map(({ kind, state }) => ({
      kind,
      works: state === "connected",
      soon: state === "coming_soon",
    })),
  ];
  return (
    <ul aria-label={t("connect.channels")} className={css.channels}>
      {states.map(({ kind, works, soon }) => (
        <li key={kind} className={classes(works && css.works)}>
          <ChannelMark kind={kind} />
          <span className={css.state}>
            {works && <StatusDot isOn />}
            {t(works ? "connect.works" : soon ? "connect.soon" : "connect.ready")}
          </span>
        </li>
      ))}
    </ul>
  );
}
