import { simulatorSecret, simulatorUrl } from "#server/channels/platforms.ts";
import type { Context } from "#server/context.ts";
import { type MoyasarSettings, moyasarProvider } from "./moyasar.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Who we are at Moyasar: from the environment; in demo mode, where it says nothing, at the simulator. Null: nobody. */
export function moyasarSettings(context: Context): MoyasarSettings | null {
  const { apiUrl, secretKey, webhookSecret } = context.config.moyasar;
  if (secretKey && webhookSecret) return { apiUrl, secretKey, webhookSecret };
  if (!context.config.demo) return null;
  return {
    apiUrl: simulatorUrl(context, "moyasar"),
    secretKey: `sk_test_${simulatorSecret(context, "moyasar key")}`,
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
