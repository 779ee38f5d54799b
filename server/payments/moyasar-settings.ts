import { simulatorSecret, simulatorUrl } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import type { CardProvider } from "./card-provider.ts";
import { moyasarCards } from "./moyasar-cards.ts";
import { type MoyasarSettings, moyasarProvider } from "./moyasar.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/**
 * Returns the settings of our account at Moyasar from the environment. In demo mode without such settings they lead
 * to the simulator. Null means that there is no account.
 */
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

/** Whether the simulator replaces Moyasar. */
export const isMoyasarSimulated = ({ config }: Context): boolean => config.demo && !config.moyasar.secretKey;

/**
 * Returns the provider of online payments, or null when there is none; the product then shows no online payment.
 */
export function paymentProvider(context: Context): PaymentProvider | null {
  const settings = moyasarSettings(context);
  return settings && moyasarProvider(settings);
}

/**
 * Returns the settings that the browser and the server need for saving cards, or null when the company has not set
 * this up.
 */
export function cardSettings(context: Context): (MoyasarSettings & { publishableKey: string }) | null {
  const settings = moyasarSettings(context);
  return settings?.publishableKey ? { ...settings, publishableKey: settings.publishableKey } : null;
}

/** Returns the provider that keeps and charges cards, or null when there is none. */
export function cardProvider(context: Context): CardProvider | null {
  const settings = cardSettings(context);
  return settings && moyasarCards(settings);
}
