/**
 * So long a platform may take to tell of a request whose answer was lost. WhatsApp does it within seconds; after this
 * a person decides, because nobody else can.
 */
export const maxStatusDelayMs = 10 * 60_000;
