/** Written by evals/conversations/fit.ts, in the order of PROSE_FEATURES; do not edit by hand. */
export const PROSE = {
  intercept: -2.0702,
  coefficients: [
    0.3086, 0.5341, 0.0, 0.2955, 2.5194, 0.9626, 0.0, -0.0234, 0.026, -0.2006, -0.4746, 2.0827, 1.4985,
    -0.5516, 0.2743, -0.5259,
  ],
};
