/** The database that Wakil brings along cannot be started; the message says why and what to do. */
export class EmbeddedError extends Error {}
