/**
 * How the stated probabilities of one version are corrected: log-odds × slope + shift. The fit of the development sets
 * knows no single business; a version's own test questions show whether it is too sure or too shy there.
 */
export interface Calibration {
  slope: number;
  shift: number;
  /** Test questions it was learnt from. */
  questions: number;
}
