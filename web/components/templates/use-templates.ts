import { useState } from "react";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import { listTemplates, refreshTemplates } from "#shared/contract/templates.ts";
import { call } from "#web/api/call.ts";
import { useRead, useRefresh } from "#web/api/use-read.ts";
import { toast } from "#web/toast.ts";

/** The templates of one channel, and the way to ask WhatsApp for them again. */
export function useTemplates(channel: ChannelKind, enabled = true) {
  const read = useRead(listTemplates, {}, { enabled });
  const refresh = useRefresh();
  const [isRefreshing, setRefreshing] = useState(false);
  return {
    templates: (read.data?.data.templates ?? []).filter((template) => template.channel === channel),
    /** What the connected account has is here. */
    isKnown: read.data?.data.accounts.some((account) => account.channel === channel) ?? false,
    /** The template that the owner chose for opening conversations again. */
    reopening: read.data?.data.accounts.find((account) => account.channel === channel)?.reopening ?? null,
    isRefreshing: isRefreshing || (enabled && read.isPending),
    onRefresh: () => {
      setRefreshing(true);
      void call(refreshTemplates)
        .then(() => refresh("templates"))
        .catch(toast.failure)
        .finally(() => setRefreshing(false));
    },
  };
}
