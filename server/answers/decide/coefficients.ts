/** Written by evals/fit.ts from the development sets, in the order of FEATURES; do not edit by hand. */
export const INTERCEPT = -2.9961;
export const COEFFICIENTS: readonly number[] = [
  0.8894, 1.6366, 1.4292, 6.1071, -1.7145, 3.4798, -0.8633, 0.5052, 1.2705, 0.0461, -1.9782, 3.1319, 1.9848,
];
