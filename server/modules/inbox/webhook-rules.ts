/**
 * Deliveries that come while others are being stored are stored together, up to `maxBatch` in a statement. More than one at
 * once, so that a connection that hangs holds up its own and no others.
 */
export const eventBatching = { concurrency: 2, maxBatch: 64 };
