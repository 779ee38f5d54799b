/** State of the operators' access to a portal. `off` means that it was never granted, or has ended. */
export type SupportAccessState = "off" | "on";

export type SupportAccessEvent =
  /** An owner grants access. */
  | "granted"
  /** An owner ends the access. */
  | "ended"
  /** The access expires. */
  | "expired";

interface Refused {
  refused: "support_access_on" | "support_access_off";
}

/** Returns the change that an event makes to the access. */
export function next(
  state: SupportAccessState,
  event: SupportAccessEvent,
): { state: SupportAccessState } | Refused {
  switch (event) {
    case "granted":
      return state === "on" ? { refused: "support_access_on" } : { state: "on" };
    case "ended":
      return state === "on" ? { state: "off" } : { refused: "support_access_off" };
    case "expired":
      return { state: "off" };
  }
}

/**
 * Returns the current state of the access: the stored one, unless it has expired. No job is needed for it to
 * expire.
 */
export function stateAt(
  access: { ended_at: Date | null; expires_at: Date } | null,
  now: Date,
): SupportAccessState {
  if (!access || access.ended_at) return "off";
  const outcome = next("on", "expired");
  return access.expires_at > now || "refused" in outcome ? "on" : outcome.state;
}
