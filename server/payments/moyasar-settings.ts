import { simulatorSecret, simulatorUrl } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import type { CardProvider } from "./card-provider.ts";
import { moyasarCards } from "./moyasar-cards.ts";
import { type MoyasarSettings, moyasarProvider } from "./moyasar.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Who we are at Moyasar: from the environment; in demo mode, where it says nothing, at the simulator. Null: nobody. */
export function moyasarSettings(context: Context): MoyasarSettings | null {
  const { apiUrl, secretKey, publishableKey = null, webhookSecret } = context.config.moyasar;
  if (secretKey && webhookSecret) return { apiUrl, secretKey, publishableKey, webhookSecret };
  if (!context.config.demo) return null;
  return {
    apiUrl: simulatorUrl(context, "moyasar"),
    secretKey: `sk_test_${simulatorSecret(context, "moyasar key")}`,
    publishableKey: `pk_test_${simulatorSecret(context, "moyasar publishable key")}`,
    webhookSecret: simulatorSecret(context, "moyasar webhook"),
  };
}

/** Whether the simulator takes Moyasar's place. */
export const isMoyasarSimulated = ({ config }: Context): boolean => config.demo && !config.moyasar.secretKey;

/** Who takes online payments; null where nobody does, and then nothing of it shows. */
export function paymentProvider(context: Context): PaymentProvider | null {
  const settings = moyasarSettings(context);
  return settings && moyasarProvider(settings);
}

/** What the browser and the server need for saving cards; null where the company has not set it up. */
export function cardSettings(context: Context): (MoyasarSettings & { publishableKey: string }) | null {
  const settings = moyasarSettings(context);
  return settings?.publishableKey ? { ...settings, publishableKey: settings.publishableKey } : null;
}

/** Who keeps cards and charges them; null where nobody does. */
export function cardProvider(context: Context): CardProvider | null {
  const settings = cardSettings(context);
  return settings && moyasarCards(settings);
}
