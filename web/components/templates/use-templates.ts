import type { ChannelKind } from "#shared/contract/tickets.ts";
import { listTemplates, refreshTemplates } from "#web/api/endpoints/templates.ts";
import { useAction } from "#web/api/use-action.ts";
import { useRead } from "#web/api/use-read.ts";

/** Returns the templates of one channel, with a function that fetches them from WhatsApp again. */
export function useTemplates(channel: ChannelKind, enabled = true) {
  const read = useRead(listTemplates, {}, { enabled });
  const ask = useAction(refreshTemplates, { refreshes: ["templates"] });
  return {
    templates: (read.data?.data.templates ?? []).filter((template) => template.channel === channel),
    /** Whether the connected account's templates are loaded. */
    isKnown: read.data?.data.accounts.some((account) => account.channel === channel) ?? false,
    /** The template that the owner chose for reopening conversations. */
    reopening: read.data?.data.accounts.find((account) => account.channel === channel)?.reopening ?? null,
    isRefreshing: ask.isPending || (enabled && read.isPending),
    onRefresh: () => void ask.run(),
  };
}
