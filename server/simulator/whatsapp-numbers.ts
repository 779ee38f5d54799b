import { badParameter, metaError } from "./meta-error.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomDigits } from "./signing.ts";
import { withPhone, withWaba } from "./whatsapp-access.ts";
import type { BusinessPhone, WhatsAppState } from "./whatsapp-state.ts";
import { field, json, type Route, success } from "./wire.ts";

/** Pause in milliseconds between two one-time codes for one number. */
const codeWaitMs = 60_000;

const phoneView = (id: string, phone: BusinessPhone) => ({
  id,
  display_phone_number: phone.number,
  verified_name: phone.name,
  quality_rating: "GREEN",
  code_verification_status: phone.verified ? "VERIFIED" : "NOT_VERIFIED",
  platform_type: phone.registered ? "CLOUD_API" : "NOT_APPLICABLE",
  status: phone.registered ? "CONNECTED" : "PENDING",
  throughput: { level: "STANDARD" },
});

/** The numbers of an account: adding, verifying with a one-time code, registering. */
export const whatsappNumberRoutes = (handle: PlatformHandle<WhatsAppState>): Route[] => [
  ...numberRoutes(handle),
  ...verificationRoutes(handle),
  ...registrationRoutes(handle),
];

function numberRoutes({ state, clock }: PlatformHandle<WhatsAppState>): Route[] {
  return [
    [
      "GET",
      "/:id/phone_numbers",
      withWaba(state, clock, (_request, id) => {
        const data = (state.wabas[id]?.phones ?? []).flatMap((one) => {
          const phone = state.phones[one];
          return phone ? [phoneView(one, phone)] : [];
        });
        return json({ data, paging: { cursors: { before: "QVFI", after: "QVFI" } } });
      }),
    ],
    [
      "POST",
      "/:id/phone_numbers",
      withWaba(state, clock, (request, id) => {
        const number = field(request, "phone_number").replace(/\D/g, "");
        const cc = field(request, "cc").replace(/\D/g, "");
        if (!number || !cc || !field(request, "verified_name"))
          return badParameter("cc, phone_number and verified_name are required");
        const full = `+${cc} ${number}`;
        const same = Object.entries(state.phones).find(
          ([, phone]) => phone.number.replace(/\D/g, "") === `${cc}${number}`,
        );
        if (same && same[1].waba !== id)
          return metaError(400, {
            message: "(#100) Invalid parameter",
            code: 100,
            subcode: 2388012,
            userTitle: "Phone number in use",
            userMessage: "The phone number is already registered with another WhatsApp Business account.",
          });
        if (same) return json({ id: same[0] });
        const phone = randomDigits(15);
        state.phones[phone] = {
          waba: id,
          number: full,
          name: field(request, "verified_name"),
          verified: false,
          registered: false,
          pin: null,
          code: null,
          codeAt: null,
        };
        state.wabas[id]?.phones.push(phone);
        return json({ id: phone });
      }),
    ],
  ];
}

function verificationRoutes({ state, clock }: PlatformHandle<WhatsAppState>): Route[] {
  return [
    [
      "POST",
      "/:id/request_code",
      withPhone(state, clock, (request, _id, phone) => {
        if (!["SMS", "VOICE"].includes(field(request, "code_method")) || !field(request, "language"))
          return badParameter("code_method must be SMS or VOICE, and language is required");
        const now = clock().getTime();
        if (phone.verified && phone.registered)
          return metaError(400, {
            message: "(#136024) Request code error",
            code: 136024,
            subcode: 2388091,
            userTitle: "Number already verified",
            userMessage: "This phone number has been verified already.",
          });
        if (phone.codeAt !== null && now - phone.codeAt < codeWaitMs)
          return metaError(400, {
            message: "(#136024) Request code error",
            code: 136024,
            subcode: 2388091,
            userTitle: "Cannot send verification code",
            userMessage: `Please try again after ${Math.ceil((codeWaitMs - now + phone.codeAt) / 1000)} seconds.`,
          });
        phone.code = randomDigits(6);
        phone.codeAt = now;
        return success();
      }),
    ],
    [
      "POST",
      "/:id/verify_code",
      withPhone(state, clock, (request, _id, phone) => {
        if (phone.code === null || field(request, "code").replace(/\D/g, "") !== phone.code)
          return metaError(400, {
            message: "(#136025) Verify code error",
            code: 136025,
            subcode: 2388093,
            userTitle: "Couldn't verify code",
            userMessage: "The code entered is incorrect.",
          });
        Object.assign(phone, { verified: true, code: null });
        return success();
      }),
    ],
  ];
}

function registrationRoutes({ state, clock }: PlatformHandle<WhatsAppState>): Route[] {
  return [
    [
      "POST",
      "/:id/register",
      withPhone(state, clock, (request, _id, phone) => {
        const pin = field(request, "pin");
        if (field(request, "messaging_product") !== "whatsapp" || !/^\d{6}$/.test(pin))
          return badParameter("messaging_product must be whatsapp and pin 6 digits");
        if (!phone.verified)
          return metaError(400, { message: "(#133006) Phone number re-verification needed", code: 133006 });
        if (phone.pin !== null && phone.pin !== pin)
          return metaError(400, { message: "(#133005) Two step verification PIN Mismatch", code: 133005 });
        Object.assign(phone, { registered: true, pin });
        return success();
      }),
    ],
    // The PIN of two-step verification is set without the previous one.
    [
      "POST",
      "/:id",
      withPhone(state, clock, (request, _id, phone) => {
        const pin = field(request, "pin");
        if (!/^\d{6}$/.test(pin)) return badParameter("pin must be 6 digits");
        phone.pin = pin;
        return success();
      }),
    ],
    [
      "POST",
      "/:id/deregister",
      withPhone(state, clock, (_request, _id, phone) => {
        phone.registered = false;
        return success();
      }),
    ],
  ];
}
