import type { WebhookEvent } from "#shared/contract/webhooks.ts";

type TextName<Event extends string> = Event extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
type DeliveryEvent = WebhookEvent | "webhook.test";

/** Returns the text key of an event. A dot in a key would select a nested text. */
export const eventText = (event: string) =>
  `event.${event.replace(".", "_") as TextName<DeliveryEvent>}` as const;

/** Returns the name of a webhook for owners: its host. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
