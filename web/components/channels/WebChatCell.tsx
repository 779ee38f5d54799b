import { useTranslation } from "react-i18next";
import { getChatbot } from "#web/api/endpoints/chatbot.ts";
import { useRead } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { CopyField } from "#web/ui/CopyField.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import css from "./ChannelCard.module.css";

/** The web chat beside the connected channels. It needs no connection. */
export function WebChatCell() {
  const { t } = useTranslation("channels");
  const { data } = useRead(getChatbot, {});
  return (
    <section className={css.web} aria-labelledby="channel-chat">
      <header className={css.head}>
        <h2 id="channel-chat">
          <ChannelMark kind="chat" />
        </h2>
      </header>
      <p>{t("webChat.text")}</p>
      {data?.data && <CopyField label={t("webChat.address")} value={data.data.url} />}
      <p>
        <TextLink to={paths.chatbot()}>{t(data?.data ? "webChat.go" : "webChat.make")}</TextLink>
      </p>
    </section>
  );
}
