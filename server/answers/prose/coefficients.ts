/** Written by evals/conversations/fit.ts, in the order of PROSE_FEATURES; do not edit by hand. */
export const PROSE = {
  intercept: -3.574,
  coefficients: [
    0.5839, 1.6354, 0.0, 1.6086, 2.2541, 0.6442, 0.0, -1.0938, 0.613, 0.1115, -1.0616, 3.1015, 1.0077, -0.799,
    0.2563, -0.9773,
  ],
};
