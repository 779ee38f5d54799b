/** The embedded database cannot be started. The message says why and what to do. */
export class EmbeddedError extends Error {}
