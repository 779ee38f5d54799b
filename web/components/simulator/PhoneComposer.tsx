import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Phone } from "#shared/contract/simulator.ts";
import { SendIcon } from "#web/ui/icons.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { CloseIcon } from "#web/ui/site-icons.tsx";
import { PictureIcon, PlaceIcon, VoiceIcon } from "./phone-icons.tsx";
import css from "./PhoneComposer.module.css";
import { convertPicture } from "./picture-of-file.ts";
import type { PhoneActions } from "./use-phone-actions.ts";

/** The line that is answered or edited. */
export interface ReferencedLine {
  line: Phone["lines"][number];
  isEdit: boolean;
}

/** The customer's text box, with the buttons for other kinds of messages. */
export function PhoneComposer({
  phone,
  place,
  about,
  isWriting,
  onDone,
  act,
  hasFailed,
}: PhoneActions & {
  phone: Phone;
  place: "private" | "public";
  about: ReferencedLine | undefined;
  /** Whether the text box gets the focus when it appears. */
  isWriting: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation("simulator");
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(about?.isEdit ? about.line.text : "");
  const [noPicture, setNoPicture] = useState(false);
  const may = (what: Phone["can"][number]) => place === "private" && !about && phone.can.includes(what);

  async function send(event: React.SubmitEvent): Promise<void> {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    setText("");
    const doing = about
      ? { act: about.isEdit ? ("edit" as const) : ("text" as const), to: about.line.id }
      : { act: "text" as const };
    if (await act({ ...doing, text: words, place })) onDone();
    else setText(words);
  }
  async function sendPicture(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const picture = await convertPicture(chosen).catch(() => undefined);
    setNoPicture(!picture);
    if (picture && (await act({ act: "picture", picture, text: text.trim() }))) setText("");
  }

  return (
    <form className={css.writing} onSubmit={(event) => void send(event)}>
      {about && (
        <p className={css.about}>
          <span>
            {t(about.isEdit ? "editing" : "answering")}: <bdi>{about.line.text || t("message")}</bdi>
          </span>
          <IconButton label={t("notThat")} onClick={onDone}>
            <CloseIcon size="small" />
          </IconButton>
        </p>
      )}
      <div className={css.field}>
        {may("picture") && (
          <>
            <input
              ref={file}
              type="file"
              accept="image/*"
              hidden
              aria-label={t("send.picture")}
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                void sendPicture(chosen);
                event.target.value = "";
              }}
            />
            <IconButton label={t("send.picture")} onClick={() => file.current?.click()}>
              <PictureIcon />
            </IconButton>
          </>
        )}
        {may("voice") && (
          <IconButton label={t("send.voice")} onClick={() => void act({ act: "voice" })}>
            <VoiceIcon />
          </IconButton>
        )}
        {may("location") && (
          <IconButton
            label={t("send.location")}
            onClick={() => void act({ act: "location", text: t("somewhere") })}
          >
            <PlaceIcon />
          </IconButton>
        )}
        <label htmlFor={id} className="vh">
          {t("write")}
        </label>
        <input
          id={id}
          dir="auto"
          value={text}
          placeholder={t(place === "public" ? "writeComment" : "write")}
          autoComplete="off"
          autoFocus={isWriting}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label={t("send.text")} title={t("send.text")} className={css.send}>
          <SendIcon size="small" />
        </button>
      </div>
      {(hasFailed || noPicture) && (
        <p role="alert" className={css.problem}>
          {t(noPicture ? "noPicture" : "problem")}
        </p>
      )}
    </form>
  );
}
