import type { ChannelShop } from "./channel-shop.ts";

/** Moves the clock by more than a day, so that the reply windows of all platforms are closed. */
export async function closeWindows({
  app,
  platforms,
  owner,
}: Pick<ChannelShop, "app" | "platforms" | "owner">): Promise<void> {
  await app.database.ownerPool.query(
    "update contacts set last_in_at = last_in_at - interval '25 hours' where organization_id = $1",
    [owner.organizationId],
  );
  for (const line of platforms.whatsapp.state.lines) line.at -= 25 * 3600_000;
}
