/** Written by evals/fit.ts from the development sets, in the order of FEATURES; do not edit by hand. */
export const INTERCEPT = -2.9333;
export const COEFFICIENTS: readonly number[] = [
  0.9067, 1.7017, 1.3929, 6.2188, -1.7054, 3.3007, -0.903, 0.4557, 1.2775, 0.0472, -2.0001, 3.1305, 1.9757,
];
