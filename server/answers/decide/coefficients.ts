/** Written by evals/fit.ts from the development sets, in the order of FEATURES; do not edit by hand. */
export const INTERCEPT = -2.9031;
export const COEFFICIENTS: readonly number[] = [
  0.9194,
  1.7278,
  1.3327,
  6.2958,
  -1.6888,
  3.3415,
  -0.9040,
  0.3952,
  1.2822,
  0.0496,
  -1.9781,
  3.1050,
  2.0718,
];
