import { useState } from "react";
import { useNavigate } from "react-router";
import { addCampaign, type CampaignView } from "#shared/contract/campaigns.ts";
import { listChannels } from "#shared/contract/channels.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";

const isUntouched = ({ status, name, text, subject, template, list, picture }: CampaignView) =>
  status === "draft" && !name && !text && !subject && !template && !list && !picture;

/**
 * Begins a campaign on the first connected channel and opens it. An untouched draft is taken up again, so that looking
 * in twice does not leave a row of empty ones. `channel` is null when nothing is connected, undefined until known.
 */
export function useCreateCampaign(campaigns: readonly CampaignView[] | undefined) {
  const go = useNavigate();
  const refresh = useRefresh();
  const [isBeginning, setBeginning] = useState(false);
  const cards = useRead(listChannels, {}).data?.data;
  const ready = cards?.find(({ connection }) => connection && !connection.needs_reconnect)?.kind ?? null;
  const channel = cards ? ready : undefined;
  const begin = async () => {
    if (isBeginning) return;
    const untouched = campaigns?.find(isUntouched);
    if (untouched) return go(paths.campaign(untouched.id));
    setBeginning(true);
    try {
      const { data } = await call(addCampaign, { body: { name: "", channel: ready ?? "whatsapp" } });
      await go(paths.campaign(data.id));
      await refresh("campaigns");
    } catch (error) {
      toast.failure(error);
      setBeginning(false);
    }
  };
  return { channel, isBeginning, begin: () => void begin() };
}
