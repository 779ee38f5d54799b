/**
 * How much a term speaks for an entry, in one byte: a floating-point number with 5 bits of fraction, rounded up, so that
 * a sum of impacts is never below what they stand for, and on average less than 2 % above.
 */
const fractionBits = 5;
const DROPPED_BITS = 23 - fractionBits;
/** The byte 0 stands for 2^-5, the byte 255 for nearly 2^3. */
const LOWEST = (127 - 5) << fractionBits;

const FLOAT = new Float32Array(1);
const BITS = new Uint32Array(FLOAT.buffer);

/** What each level stands for. */
export const LEVEL: Float64Array = Float64Array.from({ length: 256 }, (_, level) => {
  BITS[0] = (level + LOWEST) << DROPPED_BITS;
  return FLOAT[0]!;
});

export const highest = LEVEL[255]!;

/** The smallest level that is not below `impact`, which must be below highest. */
export function levelOf(impact: number): number {
  FLOAT[0] = impact;
  return Math.max(0, (BITS[0]! >>> DROPPED_BITS) - LOWEST + 1);
}
