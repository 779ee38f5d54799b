import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { setChatLook } from "#web/api/endpoints/chatbot.ts";
import type { ChatLook } from "#shared/rules/chat-look.ts";
import { useAction } from "#web/api/use-action.ts";
import { Section } from "#web/components/portal/Page.tsx";
import { Button } from "#web/ui/Button.tsx";
import { FormError } from "#web/ui/FormError.tsx";
import { avatarOf } from "./avatar-of.ts";
import css from "./ChatLookForm.module.css";
import { ColorChoice } from "./ColorChoice.tsx";

interface ChatLookFormProps {
  saved: ChatLook;
  draft: ChatLook | undefined;
  onDraft: (draft: ChatLook | undefined) => void;
  canChange: boolean;
}

/** The chat's colour and picture. The preview shows a choice before it is saved. */
export function ChatLookForm({ saved, draft, onDraft, canChange }: ChatLookFormProps) {
  const { t } = useTranslation("chatbot");
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const look = draft ?? saved;
  const take = async (picture: File | undefined) => {
    if (!picture) return;
    setProblem(undefined);
    try {
      onDraft({ ...look, avatar: await avatarOf(picture) });
    } catch {
      setProblem(t("look.avatarProblem"));
    }
  };
  const save = useAction(setChatLook, { refreshes: ["chatbot"], done: t("look.saved") });
  const saveLook = async () => {
    if (await save.run({ body: look })) onDraft(undefined);
  };
  if (!canChange) return null;
  return (
    <Section title={t("look.title")} note={t("look.note")}>
      <div className={css.form}>
        <ColorChoice color={look.color} onColor={(color) => onDraft({ ...look, color })} />
        <div className={css.avatar}>
          <span className={css.label}>{t("look.avatar")}</span>
          {look.avatar && <img src={look.avatar} alt="" width={44} height={44} />}
          <input
            ref={file}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <Button onClick={() => file.current?.click()}>
            {t(look.avatar ? "look.avatarChange" : "look.avatarChoose")}
          </Button>
          {look.avatar && (
            <Button look="quiet" onClick={() => onDraft({ ...look, avatar: null })}>
              {t("look.avatarRemove")}
            </Button>
          )}
        </div>
        {problem && <FormError>{problem}</FormError>}
        <p className={css.text}>{t("look.text")}</p>
        <Button isPending={save.isPending} isDisabled={!draft} onClick={() => void saveLook()}>
          {t("look.save")}
        </Button>
      </div>
    </Section>
  );
}
