/**
 * A sample for logistic regression, which uses Newton's method with a ridge on standardised features and weighted
 * samples.
 */
export interface Sample {
  features: readonly number[];
  /** Whether the best entry is an accepted answer, whose probability is fitted. */
  right: boolean;
  answerable: boolean;
  /** Whether the phrasings of the version influenced the sample; such samples are fitted separately. */
  learnt: boolean;
  /** Whether the question was asked of a complete set and not of a small knowledge base cut from it. */
  whole: boolean;
  weight: number;
}

export interface Model {
  intercept: number;
  coefficients: number[];
}

/** These values are sufficient for a handful of features. */
const ridgeLimit = 1e-3;
const steps = 25;

function solve(matrix: number[][], vector: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let r = column + 1; r < n; r++)
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = r;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let r = 0; r < n; r++) {
      if (r === column) continue;
      const factor = rows[r]![column]! / rows[column]![column]!;
      for (let k = column; k <= n; k++) rows[r]![k]! -= factor * rows[column]![k]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

/**
 * Fits the coefficients so that the weight of each piece of evidence is at or above zero, because more evidence
 * must never make an answer less likely.
 */
export function fitLogistic(
  samples: readonly Sample[],
  isEvidence: (feature: number) => boolean,
  ridge = ridgeLimit,
): Model {
  const size = samples[0]?.features.length ?? 0;
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const average = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample) * sample.weight, 0) / total;
  const means = Array.from({ length: size }, (_, i) => average((sample) => sample.features[i]!));
  const spreads = means.map(
    (mean, i) => Math.sqrt(average((sample) => (sample.features[i]! - mean) ** 2)) || 1,
  );
  let used = means.map((_, i) => i);
  for (;;) {
    const weights = newton(samples, used, means, spreads, total, ridge);
    const wrong = used.filter((feature, i) => weights[i + 1]! < 0 && isEvidence(feature));
    if (wrong.length === 0) {
      const coefficients = means.map((_, i) =>
        used.includes(i) ? weights[used.indexOf(i) + 1]! / spreads[i]! : 0,
      );
      return {
        coefficients,
        intercept: weights[0]! - coefficients.reduce((sum, value, i) => sum + value * means[i]!, 0),
      };
    }
    used = used.filter((feature) => !wrong.includes(feature));
  }
}

function newton(
  samples: readonly Sample[],
  used: readonly number[],
  means: readonly number[],
  spreads: readonly number[],
  total: number,
  ridge: number,
): number[] {
  const n = used.length + 1;
  const weights = Array.from({ length: n }, () => 0);
  const rows = samples.map((sample) => [
    1,
    ...used.map((i) => (sample.features[i]! - means[i]!) / spreads[i]!),
  ]);
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : -ridge * weight));
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
    rows.forEach((row, at) => {
      const { weight, right } = samples[at]!;
      const p = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
      const error = ((Number(right) - p) * weight) / total;
      const curvature = (p * (1 - p) * weight) / total;
      for (let i = 0; i < n; i++) {
        gradient[i]! += error * row[i]!;
        for (let j = 0; j < n; j++) hessian[i]![j]! += curvature * row[i]! * row[j]!;
      }
    });
    solve(hessian, gradient).forEach((change, i) => (weights[i]! += change));
  }
  return weights;
}
