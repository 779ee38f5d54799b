import { z } from "zod";
import { permissions } from "#shared/rules/permissions.ts";
import { organization, user } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

export const me = endpoint({
  name: "auth.me",
  method: "GET",
  path: "/api/me/",
  access: "session",
  summary: "Get the caller and their organisation",
  result: dataOf(
    z.object({
      user,
      organization: organization.nullable(),
      /** What the member's role may do; pages leave out what the server would refuse. */
      permissions: z.array(z.enum(permissions)),
      /** Whether it is proven that the caller reads the mails to their address; operators were invited by one. */
      email_verified: z.boolean(),
      /** Whether an operator has to set up their second step before the office opens. */
      lacks_second_step: z.boolean(),
      /**
       * The access that the company that runs Wakil has to the portal now, as `is_own` says through this session; null
       * while it has none.
       */
      support_access: z.object({ expires_at: instant, is_own: z.boolean() }).nullable(),
    }),
  ),
});
