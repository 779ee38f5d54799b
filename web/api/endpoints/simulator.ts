import type * as contract from "#shared/contract/simulator.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listMail = endpoint<typeof contract.listMail>(
  "simulator.listMail",
  "GET",
  "/api/simulator/mail/",
);
export const getDemoMonth = endpoint<typeof contract.getDemoMonth>(
  "simulator.getMonth",
  "GET",
  "/api/simulator/month/",
);
export const listPhones = endpoint<typeof contract.listPhones>(
  "simulator.listPhones",
  "GET",
  "/api/simulator/phones/",
);
export const writeAsCustomer = endpoint<typeof contract.writeAsCustomer>(
  "simulator.writeAsCustomer",
  "POST",
  "/api/simulator/messages/",
);
export const setFaults = endpoint<typeof contract.setFaults>(
  "simulator.setWeather",
  "PUT",
  "/api/simulator/weather/",
);
