/** Written by evals/fit.ts from the development sets, in the order of FEATURES; do not edit by hand. */
interface Coefficients {
  intercept: number;
  coefficients: readonly number[];
}

/** Passages, products, and FAQs of a version that has one phrasing of each. */
export const PLAIN: Coefficients = {
  intercept: -2.407,
  coefficients: [
    1.0451, 1.6356, 1.5356, 2.4411, -2.2944, 3.3061, 3.3373, 0.2369, 1.1269, 0.0, -1.5585, 3.105, 0.7207, 0.0,
    0.0, 0.0,
  ],
};

/** FAQs whose version has learnt from phrasings. */
export const LEARNT: Coefficients = {
  intercept: -2.35,
  coefficients: [
    0.4134, 0.8447, 0.4948, 0.0, -2.3865, 3.2591, -3.1179, 0.1682, 1.0647, -0.4099, 0.0, 0.0, 0.0, 3.4276,
    2.5822, 0.0,
  ],
};
