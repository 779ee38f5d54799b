interface Flags {
  DEV?: boolean;
  [name: string]: unknown;
}

/**
 * D11: what the translations and the analytics do is told while developing, and in a build made with
 * `VITE_I18N_DEBUG=true` or `VITE_ANALYTICS_DEBUG=true`. What visitors get is silent.
 */
export const isDebugEnabled = (of: "I18N" | "ANALYTICS", flags: Flags = import.meta.env): boolean =>
  flags.DEV === true || flags[`VITE_${of}_DEBUG`] === "true";
