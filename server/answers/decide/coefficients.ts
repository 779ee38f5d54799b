/** Written by evals/fit.ts from the development sets, in the order of FEATURES; do not edit by hand. */
export const INTERCEPT = -2.9045;
export const COEFFICIENTS: readonly number[] = [
  0.9183, 1.7227, 1.3777, 6.2814, -1.7248, 3.2719, -0.9277, 0.4217, 1.2802, 0.0491, -1.972, 3.0723, 2.0443,
];
