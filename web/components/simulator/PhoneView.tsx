import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Phone } from "#shared/contract/simulator.ts";
import { writeAsCustomer } from "#shared/contract/simulator.ts";
import { call } from "../../api/call.ts";
import { useRefresh } from "../../api/use-read.ts";
import { Button } from "../../ui/Button.tsx";
import { Clip } from "../../ui/Clip.tsx";
import { SendIcon } from "../../ui/icons.tsx";
import { Segment } from "../../ui/Segment.tsx";
import { ChannelMark } from "../signs/ChannelMark.tsx";
import { PhoneLine } from "./PhoneLine.tsx";
import css from "./PhoneView.module.css";

/** A customer's phone, open at one business account. */
export function PhoneView({ phone, person }: { phone: Phone; person: "noura" | "sami" | "layla" }) {
  const { t } = useTranslation("simulator");
  const end = useRef<HTMLDivElement>(null);
  const { lines, typing, post } = phone;
  const last = lines.at(-1)?.id;
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list && (last || typing)) list.scrollTop = list.scrollHeight;
  }, [last, typing]);
  return (
    <article className={css.phone}>
      <header className={css.top}>
        <ChannelMark of={phone.channel} />
        <span dir="auto">
          <Clip>{phone.name}</Clip>
        </span>
      </header>
      <div className={css.screen} role="log" aria-label={phone.name}>
        {post && (
          <figure className={css.post}>
            <figcaption>{t("post")}</figcaption>
            <p dir="auto">{post.text}</p>
          </figure>
        )}
        {lines.length === 0 && <p className={css.none}>{t("empty")}</p>}
        {lines.map((line) => (
          <PhoneLine key={line.id} line={line} />
        ))}
        {typing && <p className={css.typing}>{t("typing")}</p>}
        <div ref={end} />
      </div>
      <Writing phone={phone} person={person} />
    </article>
  );
}

function Writing({ phone, person }: { phone: Phone; person: "noura" | "sami" | "layla" }) {
  const { t } = useTranslation("simulator");
  const refresh = useRefresh();
  const id = useId();
  const [text, setText] = useState("");
  const [place, setPlace] = useState<"private" | "public">("private");
  const [failed, setFailed] = useState(false);

  async function send(event: React.SubmitEvent): Promise<void> {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    setText("");
    setFailed(false);
    try {
      await call(writeAsCustomer, {
        body: { person, channel: phone.channel, account: phone.account, text: words, place },
      });
      await refresh("simulator");
    } catch {
      setText(words);
      setFailed(true);
    }
  }

  return (
    <form className={css.writing} onSubmit={(event) => void send(event)}>
      {phone.post && (
        <Segment
          label={t("place")}
          value={place}
          onChange={setPlace}
          options={[
            { value: "private", label: t("private") },
            { value: "public", label: t("public") },
          ]}
        />
      )}
      <div className={css.field}>
        <label htmlFor={id} className="vh">
          {t("write")}
        </label>
        <input
          id={id}
          dir="auto"
          value={text}
          placeholder={t("write")}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="main" aria-label={t("send")}>
          <SendIcon />
        </Button>
      </div>
      {failed && (
        <p role="alert" className={css.problem}>
          {t("problem")}
        </p>
      )}
    </form>
  );
}
