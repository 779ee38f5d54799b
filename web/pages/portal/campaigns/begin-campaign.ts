import { addCampaign } from "#web/api/endpoints/campaigns.ts";
import type { listChannels } from "#shared/contract/channels.ts";
import type { ResultOf } from "#shared/contract/endpoint.ts";
import { call } from "#web/api/call.ts";

type ChannelCards = ResultOf<typeof listChannels>["data"];

/** Returns the first channel on which a campaign can be sent. Null when none is connected. */
export const findReadyChannel = (channels: ChannelCards) =>
  channels.find(({ connection }) => connection && !connection.needs_reconnect)?.kind ?? null;

/** Creates a campaign on the first connected channel and returns its id. */
export async function beginCampaign(channels: ChannelCards): Promise<string> {
  const channel = findReadyChannel(channels) ?? "whatsapp";
  return (await call(addCampaign, { body: { name: "", channel } })).data.id;
}
