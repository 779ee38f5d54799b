import { z } from "zod";
import { customerFilters } from "./customers.ts";
import { endpoint } from "./endpoint.ts";
import { exportFormats } from "#shared/values/ticket-export.ts";

/** Not a GET, so that the audit log says who saved customers' addresses. */
export const exportCustomers = endpoint({
  name: "customers.exportList",
  method: "POST",
  path: "/api/customers/export/",
  access: "member",
  permission: "exports",
  summary: "Export the filtered customers as a CSV or XLSX file in the order of the list, at most 10,000",
  body: z.strictObject({
    ...customerFilters.shape,
    // Queries have text only and are coerced; a body has numbers.
    quiet_days: z.number().int().min(1).max(3650).optional(),
    format: z.enum(exportFormats).default("csv"),
  }),
  produces: "file",
  result: z.unknown(),
  limit: { max: 10, seconds: 60 },
});
