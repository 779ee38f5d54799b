import { randomSecret } from "./signing.ts";

/** The apps that are registered at the platforms, as each platform's dashboard shows them. */
export interface Identities {
  meta: { appId: string; appSecret: string; configId: string; ownAccount: { wabaId: string; token: string } };
  instagram: { appId: string; appSecret: string };
  x: { clientId: string; clientSecret: string; consumerSecret: string; bearerToken: string };
  google: { clientId: string; clientSecret: string; topic: string };
  microsoft: { clientId: string; clientSecret: string };
  moyasar: { secretKey: string; publishableKey: string; webhookSecret: string };
}

export const newIdentities = (): Identities => ({
  meta: {
    appId: "510000000000001",
    appSecret: randomSecret(),
    configId: "920000000000001",
    ownAccount: { wabaId: "104200000000001", token: `EAA${randomSecret(40)}` },
  },
  instagram: { appId: "620000000000001", appSecret: randomSecret() },
  x: {
    clientId: randomSecret(),
    clientSecret: randomSecret(),
    consumerSecret: randomSecret(),
    bearerToken: randomSecret(40),
  },
  google: {
    clientId: "300000000001-simulated.apps.googleusercontent.com",
    clientSecret: randomSecret(),
    topic: "projects/simulated/topics/gmail",
  },
  microsoft: { clientId: "40000000-0000-4000-8000-000000000001", clientSecret: randomSecret() },
  moyasar: {
    secretKey: `sk_test_${randomSecret()}`,
    publishableKey: `pk_test_${randomSecret()}`,
    webhookSecret: randomSecret(),
  },
});
