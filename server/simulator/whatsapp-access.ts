import { badToken, expiredToken, unknownObject } from "./meta-error.ts";
import type { PlatformClock } from "./platform.ts";
import type { BusinessPhone, WhatsAppState } from "./whatsapp-state.ts";
import { type SimulatorResponse, type SimulatorRequest, bearer } from "./wire.ts";

/** Returns the token of a request, or the error that says what is wrong with it. */
export function tokenOf(
  state: WhatsAppState,
  clock: PlatformClock,
  request: SimulatorRequest,
): { waba: string } | SimulatorResponse {
  const token = state.tokens[bearer(request)];
  if (!token) return badToken();
  if (token.expiresAt !== null && token.expiresAt <= clock().getTime()) return expiredToken();
  return token;
}

/** Returns the number that a call is about, when its token has access to it. */
export function phoneOf(
  state: WhatsAppState,
  clock: PlatformClock,
  request: SimulatorRequest,
): { id: string; phone: BusinessPhone } | SimulatorResponse {
  const token = tokenOf(state, clock, request);
  if ("status" in token) return token;
  const id = request.params["id"] ?? "";
  const phone = state.phones[id];
  return phone && phone.waba === token.waba ? { id, phone } : unknownObject(id);
}

/** Handles a call about a number that its token has access to. */
export const withPhone =
  (
    state: WhatsAppState,
    clock: PlatformClock,
    handle: (
      request: SimulatorRequest,
      id: string,
      phone: BusinessPhone,
    ) => SimulatorResponse | Promise<SimulatorResponse>,
  ) =>
  (request: SimulatorRequest) => {
    const found = phoneOf(state, clock, request);
    return "status" in found ? found : handle(request, found.id, found.phone);
  };

/** Handles a call about an account that its token has access to. */
export const withWaba =
  (
    state: WhatsAppState,
    clock: PlatformClock,
    handle: (request: SimulatorRequest, id: string) => SimulatorResponse | Promise<SimulatorResponse>,
  ) =>
  (request: SimulatorRequest) => {
    const token = tokenOf(state, clock, request);
    const id = request.params["id"] ?? "";
    if ("status" in token) return token;
    return token.waba === id ? handle(request, id) : unknownObject(id);
  };
