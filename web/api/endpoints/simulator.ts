import type * as contract from "#shared/contract/simulator.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listSimulatedMail = endpoint<typeof contract.listSimulatedMail>(
  "simulator.listMail",
  "GET",
  "/api/simulator/mail/",
);
export const getDemoMonth = endpoint<typeof contract.getDemoMonth>(
  "simulator.getMonth",
  "GET",
  "/api/simulator/month/",
);
export const listSimulatedPhones = endpoint<typeof contract.listSimulatedPhones>(
  "simulator.listPhones",
  "GET",
  "/api/simulator/phones/",
);
export const writeAsCustomer = endpoint<typeof contract.writeAsCustomer>(
  "simulator.writeAsCustomer",
  "POST",
  "/api/simulator/messages/",
);
export const setSimulatedFaults = endpoint<typeof contract.setSimulatedFaults>(
  "simulator.setWeather",
  "PUT",
  "/api/simulator/weather/",
);
