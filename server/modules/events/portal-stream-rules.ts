/**
 * Interval at which an open stream checks its session. A stream of a revoked session receives nothing after 5 s.
 */
export const checkSessionMs = 3_000;
