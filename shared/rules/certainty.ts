/**
 * The range of thresholds that an owner can choose. Below it, the agent would answer by guessing; above it, almost
 * never.
 */
export const certaintyRange = { least: 0.4, most: 0.9, step: 0.05 } as const;

/** Returns the name of the threshold's level, which the slider shows. */
export function certaintyLevel(answerFrom: number): "bold" | "balanced" | "careful" {
  if (answerFrom < 0.55) return "bold";
  return answerFrom > 0.7 ? "careful" : "balanced";
}

/**
 * Returns the confidence from which the agent offers choices instead of handing over. The ratio to `answerFrom` is
 * that of the standard thresholds.
 */
export const clarifyThreshold = (answerFrom: number): number =>
  Math.round(answerFrom * (0.35 / 0.6) * 100) / 100;
