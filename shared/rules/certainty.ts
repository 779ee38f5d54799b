/** How sure an owner may ask an agent to be. Below, it would answer what it only guesses; above, next to nothing. */
export const certaintyRange = { least: 0.4, most: 0.9, step: 0.05 } as const;

/** The words beside the slider. */
export function certaintyLevel(answerFrom: number): "bold" | "balanced" | "careful" {
  if (answerFrom < 0.55) return "bold";
  return answerFrom > 0.7 ? "careful" : "balanced";
}

/** Where choices are offered rather than handed over, for an agent that answers from `answerFrom`: in the proportion of the standard thresholds. */
export const clarifyThreshold = (answerFrom: number): number =>
  Math.round(answerFrom * (0.35 / 0.6) * 100) / 100;
