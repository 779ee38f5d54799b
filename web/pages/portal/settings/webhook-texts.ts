import type { WebhookEvent } from "#shared/contract/webhooks.ts";

type TextName<Event extends string> = Event extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
type ToldEvent = WebhookEvent | "webhook.test";

/** The text of an event: a dot in a key would look for a text inside of another. */
export const eventText = (event: string) =>
  `event.${event.replace(".", "_") as TextName<ToldEvent>}` as const;

/** What an owner calls a webhook by. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
