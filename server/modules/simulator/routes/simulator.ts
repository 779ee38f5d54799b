import {
  getDemoMonth,
  listSimulatedMail,
  listSimulatedPhones,
  openPhoneMedia,
  setSimulatedFaults,
  writeAsCustomer,
} from "#shared/contract/simulator.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/simulator/simulator.ts";

export const simulatorRoutes: Route[] = [
  serve(listSimulatedMail, async ({ context, request, query }) => ({
    data: await actions.listMail(context, request, query.to),
  })),
  serve(getDemoMonth, async ({ context, request }) => ({ data: actions.readMonth(context, request) })),
  serve(listSimulatedPhones, async ({ context, request, query }) => ({
    data: await actions.listPhones(context, request, query.person),
  })),
  serve(
    writeAsCustomer,
    async ({ context, request, body }) => {
      actions.writeAsCustomer(context, request, body);
      return { data: { written: true as const } };
    },
    { unaudited: "the demo's customers; not served in production" },
  ),
  serve(openPhoneMedia, async ({ context, request, params }) => actions.openMedia(context, request, params)),
  serve(
    setSimulatedFaults,
    async ({ context, request, body }) => ({
      data: actions.setFaultProfile(context, request, body),
    }),
    { unaudited: "the demo's platforms; not served in production" },
  ),
];
