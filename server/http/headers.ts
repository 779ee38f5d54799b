import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const ownOnly: Record<string, string[]> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  // Sizes and positions that React Aria and charts compute are style attributes; no stylesheet comes from outside.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  // Voice notes and films that customers sent.
  "media-src": ["'self'"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
};

/** The chat page is made to stand in other sites' frames; nothing else of ours ever is. */
function framingOf(path: string): string {
  return /^\/chat(\/|$)/.test(path) ? "*" : "'none'";
}

/** What the measuring service needs, where one is set; the browser asks it for nothing before consent. */
const measured: Record<string, string[]> = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com"],
};

/**
 * `measures`: visits are measured, with the visitor's consent. Never on the chat page. `chatUrl`: where the chat's calls
 * go when that is another host (C268).
 */
export async function securityHeaders(
  app: FastifyInstance,
  { measures, chatUrl }: { measures: boolean; chatUrl: string | undefined },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    frameguard: false,
    hsts: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  const chat = chatUrl ? [new URL(chatUrl).origin] : [];
  const policy = (more: Record<string, string[]>) =>
    Object.entries(ownOnly)
      .map(([name, values]) =>
        [name, ...values, ...(more[name] ?? []), ...(name === "connect-src" ? chat : [])].join(" "),
      )
      .join("; ");
  const strict = policy({});
  const open = measures ? policy(measured) : strict;
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const framing = framingOf(path);
    const fixed = framing === "'none'" ? open : strict;
    reply.header("content-security-policy", `${fixed}; frame-ancestors ${framing}`);
    if (framing === "'none'") reply.header("x-frame-options", "DENY");
    else reply.header("cross-origin-resource-policy", "cross-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    // Addresses of these pages carry a secret; it must not travel on as a referrer.
    if (/^\/(set-new-password|mailed|unsubscribe|chat)(\/|$)/.test(path))
      reply.header("referrer-policy", "no-referrer");
  });
}
