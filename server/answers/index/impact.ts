/**
 * The impact of a term is what it adds to an entry's BM25 score at most, before idf and the question's weight. The index
 * stores it in one byte, as a floating-point number with 5 bits of fraction. It is rounded up, so that a sum of stored
 * impacts is never below the exact sum; on average it is less than 2 % above.
 */
const fractionBits = 5;
const droppedBits = 23 - fractionBits;
/** The byte 0 stands for 2^-5, the byte 255 for nearly 2^3. */
const lowest = (127 - 5) << fractionBits;

const float = new Float32Array(1);
const floatBits = new Uint32Array(float.buffer);

/** The impact that each stored byte stands for. */
export const levelValues: Float64Array = Float64Array.from({ length: 256 }, (_, level) => {
  floatBits[0] = (level + lowest) << droppedBits;
  return float[0]!;
});

export const highest = levelValues[255]!;

/** The smallest level that is not below `impact`, which must be below `highest`. */
export function levelOf(impact: number): number {
  float[0] = impact;
  return Math.max(0, (floatBits[0]! >>> droppedBits) - lowest + 1);
}
