import { useTranslation } from "react-i18next";
import type { Chatbot } from "#shared/contract/chatbot.ts";
import { type ChatLook, createChatTokens } from "#shared/rules/chat-look.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SendIcon } from "#web/ui/icons.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { languageOfText } from "#web/components/ticket/text-direction.ts";
import css from "./ChatPicture.module.css";

/** The light theme's backgrounds, because most customers see the chat in it. */
const lightBackgrounds = { canvas: "#fbf8f3", surface: "#ffffff" };

interface ChatPictureProps {
  agent: Chatbot["agent"];
  look: ChatLook;
  isLive: boolean;
}

/** A small picture of the chat page with the agent's name, greeting and appearance. It is not interactive. */
export function ChatPicture({ agent, look, isLive }: ChatPictureProps) {
  const { t } = useTranslation("chatbot");
  const { currentLanguage } = useLanguage();
  const other = currentLanguage === "ar" ? "en" : "ar";
  const textIn = (texts: { ar: string; en: string }) => texts[currentLanguage] || texts[other];
  const greeting = textIn(agent.greeting);
  return (
    <figure className={css.picture}>
      <figcaption>
        {t("picture.title")} <small>{t("picture.note")}</small>
      </figcaption>
      <div
        data-theme="light"
        className={css.chat}
        style={look.color ? createChatTokens(look.color, lightBackgrounds) : undefined}
      >
        <div className={`night ${css.head}`}>
          <span className={css.avatar}>
            {look.avatar ? <img src={look.avatar} alt="" /> : <Mark state={isLive ? "lit" : "off"} />}
          </span>
          <span>
            <b>
              <bdi>{textIn(agent.brand)}</bdi>
            </b>
            <small>{t(isLive ? "picture.online" : "picture.offline")}</small>
          </span>
        </div>
        <div className={css.log}>
          <p className={css.bubble} {...languageOfText(greeting)}>
            {greeting}
          </p>
          <p className={css.mine}>{t("picture.question")}</p>
        </div>
        <div className={css.composer} aria-hidden="true">
          <span>{t("picture.placeholder")}</span>
          <i>
            <SendIcon size="small" />
          </i>
        </div>
      </div>
    </figure>
  );
}
