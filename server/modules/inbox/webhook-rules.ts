/**
 * Deliveries that arrive while others are being stored are stored together, up to `maxBatch` in a statement. Two
 * statements may run at once, so that a hanging connection only delays its own deliveries.
 */
export const eventBatching = { concurrency: 2, maxBatch: 64 };
