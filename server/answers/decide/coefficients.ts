/** Written by evals/fit.ts from the development sets, in the order of `featuresList`; do not edit by hand. */
interface Coefficients {
  intercept: number;
  coefficients: readonly number[];
}

/** Passages, products, and FAQs of a version that has one phrasing of each. */
export const plain: Coefficients = {
  intercept: -3.5177,
  coefficients: [
    0.943, 2.0679, 1.9888, 4.5188, -2.3674, 3.9256, 2.6309, 0.6618, 1.1482, 0.0, -1.2626, 2.6914, 1.1728, 0.0,
    0.0, 0.0,
  ],
};

/** FAQs whose version has learnt from phrasings. */
export const learntModel: Coefficients = {
  intercept: 0.2231,
  coefficients: [
    0.0, 0.57, 0.7712, 0.0, -2.5945, 1.8127, 0.0404, 0.0, 0.8759, -0.4592, 0.0, 0.0, 0.0, 0.5146, 1.0796,
    2.2888,
  ],
};
