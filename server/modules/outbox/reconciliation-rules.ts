/**
 * Time in which a platform may report a request whose response was lost. WhatsApp does so within seconds; after
 * this time a person decides.
 */
export const maxStatusDelayMs = 10 * 60_000;
