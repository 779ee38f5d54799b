import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ConnectedKind } from "#shared/contract/channels.ts";
import { paths } from "#web/paths.ts";
import { Ltr } from "#web/ui/Ltr.tsx";
import { TextLink } from "#web/ui/TextLink.tsx";
import { ChannelMark } from "#web/components/signs/ChannelMark.tsx";
import css from "./ChannelPicker.module.css";

export interface ChannelOption {
  kind: ConnectedKind;
  /** The account's name, or the reason why the channel cannot be chosen. */
  note: string;
  state: "ready" | "connect" | "never";
}

/** The channels to choose from. A channel that cannot be chosen shows the reason and a link to its setup. */
export function ChannelPicker({
  value,
  onChange,
  options,
}: {
  value: ConnectedKind | undefined;
  onChange: (kind: ConnectedKind) => void;
  options: readonly ChannelOption[];
}) {
  const name = useId();
  const { t } = useTranslation("campaigns");
  return (
    <fieldset className={css.picks}>
      <legend className="vh">{t("channel.label")}</legend>
      {options.map(({ kind, note, state }) =>
        state === "ready" ? (
          <label key={kind} className={css.pick}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <ChannelMark kind={kind} />
            <small title={note}>
              <Ltr>{note}</Ltr>
            </small>
          </label>
        ) : (
          <div key={kind} className={css.off}>
            <ChannelMark kind={kind} />
            <small>
              {state === "connect" ? <TextLink to={paths.channels()}>{t("channel.connect")}</TextLink> : note}
            </small>
          </div>
        ),
      )}
    </fieldset>
  );
}
