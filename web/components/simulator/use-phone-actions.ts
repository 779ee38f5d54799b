import type { PersonKey, Phone } from "#shared/contract/simulator.ts";
import type { EndpointOf } from "#web/api/endpoint.ts";
import { writeAsCustomer } from "#web/api/endpoints/simulator.ts";
import type { Request } from "#web/api/call.ts";
import { useAction } from "#web/api/use-action.ts";

type Body = Request<EndpointOf<typeof writeAsCustomer>>["body"];
type Doing = Omit<Body, "person" | "channel" | "account">;

export interface PhoneActions {
  /** Sends an action. Resolves to whether the platform accepted it. */
  act: (doing: Doing) => Promise<boolean>;
  /** Whether the last action failed. */
  hasFailed: boolean;
}

/** Returns the actions of this person on this phone. */
export function usePhoneActions(person: PersonKey, { channel, account }: Phone): PhoneActions {
  const write = useAction(writeAsCustomer, { refreshes: ["simulator"], failed: null });
  return {
    hasFailed: write.problem !== undefined,
    act: (doing) => write.run({ body: { person, channel, account, ...doing } }),
  };
}
