import { useState } from "react";

const readFlag = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // Storage is blocked, so nothing is remembered.
    return false;
  }
};

const writeFlag = (key: string, isSet: boolean): void => {
  try {
    if (isSet) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // The choice then holds until the page is left.
  }
};

/** Returns a flag of this browser for a business, and the function that sets it. */
function useFlag(name: string, organizationId: string | undefined): [boolean, (isSet: boolean) => void] {
  const key = `firstSteps.${name}.${organizationId ?? ""}`;
  const [changed, setChanged] = useState<boolean>();
  return [
    changed ?? readFlag(key),
    (isSet) => {
      writeFlag(key, isSet);
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
