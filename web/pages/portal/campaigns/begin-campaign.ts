import { addCampaign } from "#web/api/endpoints/campaigns.ts";
import type { listChannels } from "#shared/contract/channels.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";

type ChannelCards = ResultOf<typeof listChannels>["data"];

/** The first channel that a campaign can be sent on; null when nothing is connected. */
export const readyChannelOf = (channels: ChannelCards) =>
  channels.find(({ connection }) => connection && !connection.needs_reconnect)?.kind ?? null;

/** Begins a campaign on the first connected channel and gives its id. */
export async function beginCampaign(channels: ChannelCards): Promise<string> {
  const channel = readyChannelOf(channels) ?? "whatsapp";
  return (await call(addCampaign, { body: { name: "", channel } })).data.id;
}
