import * as contract from "#shared/contract/consents.ts";
import * as records from "#shared/contract/consent-records.ts";
import { Failure } from "#server/http/failure.ts";
import { type PageReader, readOf } from "#server/http/page-reader.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/consent.ts";
import { addConsentRecord, listConsentRecords } from "#server/modules/outreach/consent-records.ts";

export const consentRoutes: Route[] = [
  serve(records.listConsentRecords, async ({ tenant, params }) => ({
    data: await listConsentRecords(tenant, params.id),
  })),
  serve(records.addConsentRecord, async ({ tenant, caller, params, body }) => ({
    data: await addConsentRecord(tenant, caller, params.id, body),
  })),
  serve(contract.getConsent, async ({ context, params }) => ({
    data: await actions.getConsent(context, params.token),
  })),
  serve(
    contract.setConsent,
    async ({ context, params, body }) => ({
      data: await actions.setConsent(context, params.token, body.subscribed),
    }),
    { unaudited: "a customer's own choice, kept with its time and erased with the customer" },
  ),
  serve(
    contract.unsubscribeOneClick,
    async ({ context, params }) => ({
      data: await actions.setConsent(context, params.token, false),
    }),
    { unaudited: "a customer's own choice, kept with its time and erased with the customer" },
  ),
];

/** Reads the unsubscribe page, which works without a script. Opening it changes nothing. */
export const unsubscribePage: PageReader = {
  page: "unsubscribe",
  read: async (context, { params, language }) => {
    const token = params["token"] ?? "";
    try {
      const data = await actions.getConsent(context, token);
      return { data: [readOf(contract.getConsent, { params: { token } }, language, { data })] };
    } catch (problem) {
      if (problem instanceof Failure && problem.code === "not_found") return { data: [], found: false };
      throw problem;
    }
  },
};
