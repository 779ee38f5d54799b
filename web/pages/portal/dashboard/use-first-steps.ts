import { useState } from "react";
import { readStoredText, storeText } from "#web/stored-text.ts";

/** Returns a flag of this browser for a business, and the function that sets it. */
function useFlag(name: string, organizationId: string | undefined): [boolean, (isSet: boolean) => void] {
  const key = `firstSteps.${name}.${organizationId ?? ""}`;
  const [changed, setChanged] = useState<boolean>();
  return [
    changed ?? readStoredText(key) !== "",
    (isSet) => {
      storeText(key, isSet ? "yes" : "");
      setChanged(isSet);
    },
  ];
}

/**
 * What the browser knows of the first steps: whether the member hid them, and whether they tried the agent, which the
 * server does not keep.
 */
export function useFirstSteps(organizationId: string | undefined) {
  const [isHidden, setHidden] = useFlag("hidden", organizationId);
  const [isTested, setTested] = useFlag("tested", organizationId);
  return { isHidden, setHidden, isTested, setTested };
}
