import { useTranslation } from "react-i18next";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { isWhatsapp } from "#shared/rules/whatsapp.ts";
import { useRead } from "#web/api/use-read.ts";
import { ChannelPicker } from "#web/components/campaigns/ChannelPicker.tsx";
import type { Draft } from "./draft.ts";

/**
 * The connected account that sends the campaign. Templates depend on the channel, and only WhatsApp accepts phone
 * numbers.
 */
export function ChannelPart({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const { t } = useTranslation("campaigns");
  const cards = useRead(listChannels, {}).data?.data ?? [];
  return (
    <>
      <ChannelPicker
        value={draft.channel}
        onChange={(channel) =>
          onChange({
            channel,
            template_id: null,
            template_values: [],
            ...(draft.audience.kind === "list" && !isWhatsapp(channel)
              ? { audience: { kind: "customers" } }
              : {}),
          })
        }
        options={cards.map(({ kind, connection, state }) => ({
          kind,
          note: connection?.name ?? t("channel.soon"),
          state:
            connection && !connection.needs_reconnect
              ? "ready"
              : state === "coming_soon"
                ? "never"
                : "connect",
        }))}
      />
    </>
  );
}
