/** Where the company's access to a portal stands. `off`: never granted, or over. */
export type SupportAccessState = "off" | "on";

export type SupportAccessEvent =
  /** An owner lets the company look into the portal. */
  | "granted"
  /** An owner ends it. */
  | "ended"
  /** Its hours are over. */
  | "expired";

interface Refused {
  refused: "support_access_on" | "support_access_off";
}

/** What an event makes of the access. */
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

/** The stored access with what the clock has ended since; no job has to run for it to end. */
export function stateAt(
  access: { ended_at: Date | null; expires_at: Date } | null,
  now: Date,
): SupportAccessState {
  if (!access || access.ended_at) return "off";
  const outcome = next("on", "expired");
  return access.expires_at > now || "refused" in outcome ? "on" : outcome.state;
}
