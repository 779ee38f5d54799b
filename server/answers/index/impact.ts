/**
 * How much a term speaks for an entry, in one byte: a floating-point number with 5 bits of fraction, rounded up, so that
 * a sum of impacts is never below what they stand for, and on average less than 2 % above.
 */
const fractionBits = 5;
const droppedBits = 23 - fractionBits;
/** The byte 0 stands for 2^-5, the byte 255 for nearly 2^3. */
const lowest = (127 - 5) << fractionBits;

const float = new Float32Array(1);
const floatBits = new Uint32Array(float.buffer);

/** What each level stands for. */
export const levelValues: Float64Array = Float64Array.from({ length: 256 }, (_, level) => {
  floatBits[0] = (level + lowest) << droppedBits;
  return float[0]!;
});

export const highest = levelValues[255]!;

/** The smallest level that is not below `impact`, which must be below highest. */
export function levelOf(impact: number): number {
  float[0] = impact;
  return Math.max(0, (floatBits[0]! >>> droppedBits) - lowest + 1);
}
