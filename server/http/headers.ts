import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { patterns } from "#shared/contract/pages.ts";

const ownOnly: Record<string, string[]> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  // React Aria and charts set computed sizes and positions as style attributes; no stylesheet comes from another
  // origin.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  // Media are voice notes and videos that customers sent.
  "media-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "require-trusted-types-for": ["'script'"],
};

/** Whether a card is entered on the page; the browser sends it directly to the payment provider (0061). */
const isCardPage = (path: string): boolean => path === patterns.subscriptionCard;
const isChat = (path: string): boolean => /^\/chat(\/|$)/.test(path);

/**
 * Sources that the measuring service needs, if one is configured. The browser requests nothing from it before
 * consent.
 */
const measured: Record<string, string[]> = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com"],
  // The name of the policy with which Google's scripts create the addresses of further ones.
  "trusted-types": ["goog#html"],
};

/**
 * Other sites may embed the chat page in a frame, and no other page. `trusted-types` names who may turn
 * a string into HTML or a script's address: web/trusted-html.ts, and the news editor for what is pasted into it. The chat
 * page writes no HTML at all.
 */
const perPage: Record<"chat" | "other", Record<string, string[]>> = {
  chat: { "trusted-types": ["'none'"], "frame-ancestors": ["*"] },
  other: { "trusted-types": ["wakil", "ProseMirrorClipboard"], "frame-ancestors": ["'none'"] },
};

interface PolicyOptions {
  /** Whether visits are measured, with the visitor's consent. The chat page is never measured. */
  measures: boolean;
  /** Address of the chat's API when it is on another host (C268). */
  chatUrl: string | undefined;
  /** The payment provider's address, if cards can be saved. */
  cardUrl: string | undefined;
}

/** Returns the Content-Security-Policy of the chat page, the card page or all others. */
export function contentPolicy(page: "chat" | "card" | "other", options: PolicyOptions): string {
  const { measures, chatUrl, cardUrl } = options;
  const more = measures && page === "other" ? measured : {};
  const chat = chatUrl ? [new URL(chatUrl).origin] : [];
  const card = cardUrl && page === "card" ? [new URL(cardUrl).origin] : [];
  return Object.entries({ ...ownOnly, ...perPage[page === "chat" ? "chat" : "other"] })
    .map(([name, values]) =>
      [name, ...values, ...(more[name] ?? []), ...(name === "connect-src" ? [...chat, ...card] : [])].join(
        " ",
      ),
    )
    .join("; ");
}

export async function securityHeaders(app: FastifyInstance, options: PolicyOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    frameguard: false,
    hsts: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  const chatPolicy = contentPolicy("chat", options);
  const cardPolicy = contentPolicy("card", options);
  const policy = contentPolicy("other", options);
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isFramed = isChat(path);
    reply.header("content-security-policy", isFramed ? chatPolicy : isCardPage(path) ? cardPolicy : policy);
    if (!isFramed) reply.header("x-frame-options", "DENY");
    else reply.header("cross-origin-resource-policy", "cross-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    // Addresses of these pages contain a secret, which must not be sent on as a referrer.
    if (/^\/(set-new-password|mailed|unsubscribe|chat)(\/|$)/.test(path))
      reply.header("referrer-policy", "no-referrer");
  });
}
