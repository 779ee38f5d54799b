export interface Thresholds {
  /** Probability from which the agent answers by itself. */
  answerFrom: number;
  /** Probability from which it offers choices rather than handing over. */
  clarifyFrom: number;
}

/** Thresholds where the owner has chosen none and too little was measured. */
export const standardThresholds: Thresholds = { answerFrom: 0.55, clarifyFrom: 0.35 };
