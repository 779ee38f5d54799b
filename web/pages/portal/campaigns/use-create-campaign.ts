import { useNavigate } from "react-router";
import { listChannels } from "#web/api/endpoints/channels.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";
import { paths } from "#web/paths.ts";
import { beginCampaign, findReadyChannel } from "./begin-campaign.ts";

/** Creates a campaign and opens it. `channel` is null when none is connected, undefined until it is known. */
export function useCreateCampaign() {
  const navigate = useNavigate();
  const channels = useRead(listChannels, {}).data?.data;
  const channel = channels && findReadyChannel(channels);
  const begin = useAction(async () => channels && navigate(paths.campaign(await beginCampaign(channels))), {
    refreshes: ["campaigns"],
  });
  return { channel, isBeginning: begin.isPending, begin: () => !begin.isPending && void begin.run() };
}
