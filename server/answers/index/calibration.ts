/**
 * The correction of the confidence that the engine states in one trained version: log-odds × slope + shift. The engine's
 * confidence is fitted to development sets of many businesses; the version's own test questions show whether it is too
 * high or too low for this business.
 */
export interface Calibration {
  slope: number;
  shift: number;
  /** The number of test questions from which the correction was computed. */
  questions: number;
}
