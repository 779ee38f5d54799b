/** Written by `evals/fit.ts` from the development sets; do not edit by hand. */
export const INTERCEPT = -6.637;
export const COEFFICIENTS: readonly number[] = [
  1.821, 2.555, 0.15, 1.135, 1.463, 0.154, 4.242, 1.446, 0.153, 1.688, 0.468, 1.745,
];
