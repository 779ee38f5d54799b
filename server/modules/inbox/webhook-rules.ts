/**
 * Deliveries that come while others are being stored are stored together, up to `most` in a statement. More than one at
 * once, so that a connection that hangs holds up its own and no others.
 */
export const eventBatching = { atOnce: 2, most: 64 };
