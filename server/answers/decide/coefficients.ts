/** Written by evals/fit.ts from the development sets, in the order of FEATURES; do not edit by hand. */
export const INTERCEPT = -4.2954;
export const COEFFICIENTS: readonly number[] = [
  1.5297, 1.9102, 1.106, 0.0, 0.2953, 0.0, 0.0, 6.3406, 0.2376, 1.2886, -0.4138, -0.5193, 3.7006, 0.0382,
];
