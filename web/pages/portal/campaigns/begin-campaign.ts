import type { CampaignView } from "#shared/contract/campaigns.ts";
import { addCampaign } from "#web/api/endpoints/campaigns.ts";
import type { listChannels } from "#shared/contract/channels.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";

type ChannelCards = ResultOf<typeof listChannels>["data"];

const isUntouched = ({ status, name, text, subject, template, list, picture }: CampaignView) =>
  status === "draft" && !name && !text && !subject && !template && !list && !picture;

/** The first channel that a campaign can be sent on; null when nothing is connected. */
export const readyChannelOf = (channels: ChannelCards) =>
  channels.find(({ connection }) => connection && !connection.needs_reconnect)?.kind ?? null;

/**
 * Begins a campaign on the first connected channel and gives its id. An untouched draft is taken up again, so that
 * looking in twice does not leave a row of empty ones.
 */
export async function beginCampaign(
  campaigns: readonly CampaignView[],
  channels: ChannelCards,
): Promise<string> {
  const untouched = campaigns.find(isUntouched);
  if (untouched) return untouched.id;
  const channel = readyChannelOf(channels) ?? "whatsapp";
  return (await call(addCampaign, { body: { name: "", channel } })).data.id;
}
