import { ChatIcon } from "./ChatIcon.tsx";
import css from "./Choices.module.css";
import { useChatLanguage } from "./chat-texts.ts";

interface ChoicesProps {
  texts: readonly string[];
  /** The customer's next message. */
  picked: string | undefined;
  open: boolean;
  onChoice: (text: string) => void;
}

/** The replies that the agent offers. Choosing one sends its text. */
export function Choices({ texts, picked, open, onChoice }: ChoicesProps) {
  const { t } = useChatLanguage();
  return (
    <div role="group" aria-label={t("choices")} className={css.choices}>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          aria-pressed={text.trim() === picked}
          disabled={!open}
          onClick={() => onChoice(text)}
        >
          {text.trim() === picked && <ChatIcon name="picked" />}
          <bdi>{text}</bdi>
        </button>
      ))}
    </div>
  );
}
