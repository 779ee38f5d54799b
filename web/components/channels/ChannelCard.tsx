import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChannelCard as Card } from "#shared/contract/channels.ts";
import { Button } from "#web/ui/Button.tsx";
import { classes } from "#web/ui/classes.ts";
import { StatusDot } from "#web/components/portal/StatusDot.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import { RingGlyph, TriangleGlyph } from "#web/components/signs/glyphs.tsx";
import css from "./ChannelCard.module.css";
import { ConnectedChannel } from "./ConnectedChannel.tsx";
import { flows } from "./flows.ts";
import { ReplyExample } from "./ReplyExample.tsx";

/** A channel's card: its state and the form that connects it (C217). */
export function ChannelCard({
  card,
  canChange,
  onChanged,
}: {
  card: Card;
  canChange: boolean;
  onChanged: () => Promise<unknown>;
}) {
  const { t } = useTranslation("channels");
  const [isConnecting, setConnecting] = useState(false);
  const { kind, state, connection } = card;
  const name = useRef<HTMLHeadingElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus must be set. Otherwise it would return to the top of the page.
  useEffect(() => {
    if (isConnecting && !flow.current?.contains(document.activeElement)) flow.current?.focus();
  }, [isConnecting]);
  const settle = () => name.current?.focus();
  const close = () => {
    setConnecting(false);
    settle();
  };
  const refreshAfterChange = async () => {
    await onChanged();
    setConnecting(false);
    settle();
  };
  const Flow = flows[kind];
  return (
    <article
      data-channel={kind}
      data-state={state}
      className={classes(css.card, state === "coming_soon" && css.soon, isConnecting && css.open)}
    >
      <div className={css.body}>
        <header className={css.head}>
          <h2 ref={name} tabIndex={-1} id={`channel-${kind}`}>
            <ChannelMark kind={kind} />
          </h2>
          <State card={card} />
        </header>
        {isConnecting ? (
          <div
            ref={flow}
            role="group"
            aria-labelledby={`channel-${kind}`}
            tabIndex={-1}
            className={css.connecting}
            onKeyDown={(event) => {
              if (event.key === "Escape") close();
            }}
          >
            <Flow kind={kind} onConnected={() => void refreshAfterChange()} onClose={close} />
          </div>
        ) : connection ? (
          <ConnectedChannel
            card={card}
            connection={connection}
            canChange={canChange}
            onChanged={onChanged}
            onGone={() => void refreshAfterChange()}
            onConnect={() => setConnecting(true)}
          />
        ) : (
          <>
            <p>{t(`about.${kind}`)}</p>
            {state === "coming_soon" ? (
              <p>
                {card.missing.length > 0 ? (
                  <>
                    {t("soon.missing")} <bdi>{card.missing.join(", ")}</bdi>
                  </>
                ) : (
                  t("soon.text")
                )}
              </p>
            ) : (
              <div className={css.foot}>
                {canChange ? (
                  <Button aria-describedby={`channel-${kind}`} onClick={() => setConnecting(true)}>
                    {t("connect")}
                  </Button>
                ) : (
                  <p>{t("notAllowed")}</p>
                )}
              </div>
            )}
          </>
        )}
      </div>
      {isConnecting && <ReplyExample kind={kind} />}
    </article>
  );
}

/** The state as a shape and a word, because colour alone is not accessible. */
function State({ card: { state, connection } }: { card: Card }) {
  const { t } = useTranslation("channels");
  if (connection?.needs_reconnect)
    return (
      <span className={classes(css.state, css.broken)}>
        <TriangleGlyph />
        {t("state.reconnect")}
      </span>
    );
  if (connection)
    return (
      <span className={classes(css.state, connection.enabled && css.live)}>
        <StatusDot isOn={connection.enabled} />
        {t(connection.enabled ? "state.connected" : "state.off")}
      </span>
    );
  return (
    <span className={css.state}>
      {state === "not_connected" && <RingGlyph />}
      {t(`state.${state}`)}
    </span>
  );
}
