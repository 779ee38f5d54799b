import { Fragment, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PersonKey, Phone } from "#shared/contract/simulator.ts";
import { classes } from "#web/ui/classes.ts";
import { TruncatedText } from "#web/ui/TruncatedText.tsx";
import { Segment } from "#web/ui/Segment.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { PhoneLine } from "./PhoneLine.tsx";
import css from "./PhoneView.module.css";
import { type ReferencedLine, PhoneComposer } from "./PhoneComposer.tsx";
import { usePhoneActions } from "./use-phone-actions.ts";

/** A customer's phone with one business account. It is always in the light theme. */
export function PhoneView({ phone, person }: { phone: Phone; person: PersonKey }) {
  const { t } = useTranslation("simulator");
  const screen = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<"private" | "public">("private");
  const [about, setAbout] = useState<ReferencedLine>();
  // The text box is created again for each line that is answered or edited, and afterwards. It must keep the focus
  // each time.
  const [isWriting, setWriting] = useState(false);
  const write = (line?: ReferencedLine) => {
    setWriting(true);
    setAbout(line);
  };
  const acts = usePhoneActions(person, phone);
  const { typing, post, can } = phone;
  const lines = phone.lines.filter((line) => line.public === (place === "public"));
  const last = lines.at(-1)?.id;
  useEffect(() => {
    const list = screen.current;
    if (list && (last || typing)) list.scrollTop = list.scrollHeight;
  }, [last, typing]);
  return (
    <article data-theme="light" data-phone={phone.account} className={classes(css.phone, css[phone.channel])}>
      <header className={css.top}>
        <h2>
          <ChannelMark kind={phone.channel} />
        </h2>
        <p>
          <TruncatedText>
            {phone.name.split(" · ").map((part, index) => (
              <Fragment key={part}>
                {index > 0 && " · "}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
          </TruncatedText>
        </p>
      </header>
      {post && (
        <div className={css.place}>
          <Segment
            label={t("place")}
            value={place}
            onChange={(chosen) => {
              setPlace(chosen);
              setWriting(false);
              setAbout(undefined);
            }}
            options={[
              { value: "private", label: t("private") },
              { value: "public", label: t("public") },
            ]}
          />
        </div>
      )}
      <div ref={screen} className={css.screen} role="log" aria-label={phone.name} tabIndex={0}>
        {post && place === "public" && (
          <figure className={css.post}>
            <figcaption>{t("post")}</figcaption>
            <p dir="auto">{post.text}</p>
          </figure>
        )}
        {lines.length === 0 && <p className={css.none}>{t(place === "public" ? "noComment" : "empty")}</p>}
        {lines.map((line) => (
          <PhoneLine
            key={line.id}
            line={line}
            quoted={lines.find(({ id }) => id === line.quotes)}
            can={can}
            act={acts.act}
            onReply={() => write({ line, isEdit: false })}
            onEdit={() => write({ line, isEdit: true })}
          />
        ))}
        {typing && place === "private" && (
          <p className={css.typing}>
            <i aria-hidden="true" />
            {t("typing")}
          </p>
        )}
      </div>
      <PhoneComposer
        key={`${about?.line.id} ${about?.isEdit}`}
        phone={phone}
        place={place}
        about={about}
        isWriting={isWriting}
        onDone={() => write()}
        {...acts}
      />
    </article>
  );
}
