import { z } from "zod";
import { permissions } from "#shared/rules/permissions.ts";
import { organization, user } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

export const getCurrentUser = endpoint({
  name: "auth.me",
  method: "GET",
  path: "/api/me/",
  access: "session",
  summary: "Get the caller and their organisation",
  result: dataOf(
    z.object({
      user,
      organization: organization.nullable(),
      /** The permissions of the member's role. Pages hide what the server would refuse. */
      permissions: z.array(z.enum(permissions)),
      /**
       * True when the caller has proved that they receive mail at their address. An operator has, because the
       * invitation was a mail.
       */
      email_verified: z.boolean(),
      /** True when an operator must set up the second step before the back office opens. */
      lacks_second_step: z.boolean(),
      /**
       * The current access of the company that runs Wakil to the portal. `is_own` is true when this session uses it.
       * Null when there is none.
       */
      support_access: z.object({ expires_at: instant, is_own: z.boolean() }).nullable(),
    }),
  ),
});
