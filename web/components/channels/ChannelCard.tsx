import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChannelCard as Card } from "#shared/contract/channels.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { LampDot } from "../portal/LampDot.tsx";
import { ChannelMark } from "../signs/ChannelMark.tsx";
import { RingGlyph, TriangleGlyph } from "../signs/glyphs.tsx";
import css from "./ChannelCard.module.css";
import { ConnectedChannel } from "./ConnectedChannel.tsx";
import { flows } from "./flows.ts";

/** One channel: how it stands, and the way to connect it (C217). */
export function ChannelCard({
  card,
  isOwner,
  onChanged,
}: {
  card: Card;
  isOwner: boolean;
  onChanged: () => void;
}) {
  const { t } = useTranslation("channels");
  const [isConnecting, setConnecting] = useState(false);
  const { kind, state, connection } = card;
  const Flow = flows[kind];
  const done = () => {
    setConnecting(false);
    onChanged();
  };
  return (
    <article
      data-channel={kind}
      data-state={state}
      className={classes(css.card, state === "coming_soon" && css.soon, isConnecting && css.open)}
    >
      <header className={css.head}>
        <h2>
          <ChannelMark of={kind} />
        </h2>
        <State card={card} />
      </header>
      {isConnecting ? (
        <Flow kind={kind} onConnected={done} onClose={() => setConnecting(false)} />
      ) : connection ? (
        <ConnectedChannel
          card={card}
          connection={connection}
          isOwner={isOwner}
          onChanged={onChanged}
          onConnect={() => setConnecting(true)}
        />
      ) : (
        <>
          {state === "coming_soon" && card.missing.length > 0 ? (
            <p>
              {t("soon.missing")} <bdi>{card.missing.join(", ")}</bdi>
            </p>
          ) : (
            <p>{t(state === "coming_soon" ? "soon.text" : `about.${kind}`)}</p>
          )}
          {state === "not_connected" && (
            <div className={css.foot}>
              {isOwner ? (
                <Button onClick={() => setConnecting(true)}>{t("connect")}</Button>
              ) : (
                <p>{t("ownerOnly")}</p>
              )}
              {card.simulated && <span className={css.wait}>{t("simulated")}</span>}
            </div>
          )}
        </>
      )}
    </article>
  );
}

/** A shape, a word, and only then a colour. */
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
      <span className={css.state}>
        <LampDot isLit={connection.enabled} />
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
