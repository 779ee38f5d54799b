import { badToken, expiredToken, unknownObject } from "./meta-error.ts";
import type { PlatformClock } from "./platform.ts";
import type { BusinessPhone, WhatsAppState } from "./whatsapp-state.ts";
import { type Answer, type SimulatorRequest, bearer } from "./wire.ts";

/** Returns the token of a request, or the error that says what is wrong with it. */
export function tokenOf(
  state: WhatsAppState,
  clock: PlatformClock,
  asked: SimulatorRequest,
): { waba: string } | Answer {
  const token = state.tokens[bearer(asked)];
  if (!token) return badToken();
  if (token.expiresAt !== null && token.expiresAt <= clock().getTime()) return expiredToken();
  return token;
}

/** Returns the number that a call is about, when its token has access to it. */
export function phoneOf(
  state: WhatsAppState,
  clock: PlatformClock,
  asked: SimulatorRequest,
): { id: string; phone: BusinessPhone } | Answer {
  const token = tokenOf(state, clock, asked);
  if ("status" in token) return token;
  const id = asked.params["id"] ?? "";
  const phone = state.phones[id];
  return phone && phone.waba === token.waba ? { id, phone } : unknownObject(id);
}

/** Handles a call about a number that its token has access to. */
export const withPhone =
  (
    state: WhatsAppState,
    clock: PlatformClock,
    handle: (asked: SimulatorRequest, id: string, phone: BusinessPhone) => Answer | Promise<Answer>,
  ) =>
  (asked: SimulatorRequest) => {
    const found = phoneOf(state, clock, asked);
    return "status" in found ? found : handle(asked, found.id, found.phone);
  };

/** Handles a call about an account that its token has access to. */
export const withWaba =
  (
    state: WhatsAppState,
    clock: PlatformClock,
    handle: (asked: SimulatorRequest, id: string) => Answer | Promise<Answer>,
  ) =>
  (asked: SimulatorRequest) => {
    const token = tokenOf(state, clock, asked);
    const id = asked.params["id"] ?? "";
    if ("status" in token) return token;
    return token.waba === id ? handle(asked, id) : unknownObject(id);
  };
