import { useState } from "react";
import type { PersonKey, Phone } from "#shared/contract/simulator.ts";
import { writeAsCustomer } from "#shared/contract/simulator.ts";
import { call, type Request } from "#web/api/call.ts";
import { useRefresh } from "#web/api/use-read.ts";

type Body = Request<typeof writeAsCustomer>["body"];
type Doing = Omit<Body, "person" | "channel" | "account">;

export interface PhoneActions {
  /** Resolves to whether the platform has taken it. */
  act: (doing: Doing) => Promise<boolean>;
  /** The last one was not taken. */
  hasFailed: boolean;
}

/** What this person does on this phone. */
export function usePhoneActions(person: PersonKey, { channel, account }: Phone): PhoneActions {
  const refresh = useRefresh();
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    async act(doing) {
      try {
        await call(writeAsCustomer, { body: { person, channel, account, ...doing } });
        setFailed(false);
      } catch {
        setFailed(true);
        return false;
      }
      await refresh("simulator");
      return true;
    },
  };
}
