import { useState } from "react";
import { useNavigate } from "react-router";
import type { CampaignView } from "#shared/contract/campaigns.ts";
import { listChannels } from "#shared/contract/channels.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/toast.ts";
import { beginCampaign, readyChannelOf } from "./begin-campaign.ts";

/** Begins a campaign and opens it. `channel` is null when nothing is connected, undefined until known. */
export function useCreateCampaign(campaigns: readonly CampaignView[] | undefined) {
  const go = useNavigate();
  const refresh = useRefresh();
  const [isBeginning, setBeginning] = useState(false);
  const channels = useRead(listChannels, {}).data?.data;
  const channel = channels && readyChannelOf(channels);
  const begin = async () => {
    if (isBeginning) return;
    setBeginning(true);
    try {
      await go(paths.campaign(await beginCampaign(campaigns ?? [], channels ?? [])));
      await refresh("campaigns");
    } catch (error) {
      toast.failure(error);
      setBeginning(false);
    }
  };
  return { channel, isBeginning, begin: () => void begin() };
}
