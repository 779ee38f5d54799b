import type { Topic } from "#shared/contract/topics.ts";
import type { Tenant } from "#server/tenant.ts";
import { readTopicTitles } from "./store/topics.ts";

/** Maximum number of listed topics, because nobody would read a longer list to its end. */
const maxListedTopics = 50;
const yearMs = 365 * 24 * 3_600_000;

export const listTopics = (tenant: Tenant, chosenId: string | undefined): Promise<Topic[]> =>
  tenant.transaction((db) =>
    readTopicTitles(db, {
      since: new Date(tenant.clock().getTime() - yearMs),
      chosenId: chosenId ?? null,
      limit: maxListedTopics,
    }),
  );
