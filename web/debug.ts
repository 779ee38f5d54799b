interface Flags {
  DEV?: boolean;
  [name: string]: unknown;
}

/**
 * Whether translations and analytics log to the console (D11): during development, and in builds made with
 * `VITE_I18N_DEBUG=true` or `VITE_ANALYTICS_DEBUG=true`. Production builds do not log.
 */
export const isDebugEnabled = (area: "I18N" | "ANALYTICS", flags: Flags = import.meta.env): boolean =>
  flags.DEV === true || flags[`VITE_${area}_DEBUG`] === "true";
