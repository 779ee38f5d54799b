import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing } from "./envelope.ts";

/** A person of the company that runs Wakil. `invited` operators have not chosen a password yet. */
const operator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  state: z.enum(["active", "invited", "disabled"]),
  has_second_step: z.boolean(),
  last_seen_at: instant.nullable(),
});
export type Operator = z.infer<typeof operator>;

export const listOperators = endpoint({
  name: "operators.list",
  method: "GET",
  path: "/api/operator/operators/",
  access: "operator",
  summary: "List the operators, oldest first",
  result: dataOf(z.array(operator)),
});

export const inviteOperator = endpoint({
  name: "operators.invite",
  method: "POST",
  path: "/api/operator/operators/",
  access: "operator",
  summary:
    "Add an operator, or invite a disabled one again; a link for choosing a password is mailed to them",
  body: z.object({ name: z.string().max(500), email: z.string().max(500) }),
  result: nothing,
  limit: { max: 20, seconds: 3600 },
});

export const disableOperator = endpoint({
  name: "operators.disable",
  method: "POST",
  path: "/api/operator/operators/:id/disable/",
  access: "operator",
  summary: "Disable another operator; their sessions end",
  params: idParams,
  result: nothing,
});

export const resetOperatorSecondStep = endpoint({
  name: "operators.resetSecondStep",
  method: "DELETE",
  path: "/api/operator/operators/:id/second-step/",
  access: "operator",
  summary: "Reset another operator's two-step log-in; their sessions end, and they set it up again",
  params: idParams,
  result: nothing,
});
