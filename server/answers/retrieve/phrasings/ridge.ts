/**
 * Solves (K + λI) x = y for a symmetric K, by Cholesky. `matrix` is K row by row and is overwritten. A pivot that
 * rounding has made too small is held above zero, so that twins among the rows cannot blow up the solution.
 */
export function ridge(matrix: Float64Array, targets: readonly number[], lambda: number): Float64Array {
  const n = targets.length;
  for (let i = 0; i < n; i++) matrix[i * n + i]! += lambda;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k]! * matrix[j * n + k]!;
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, lambda / 2)) : sum / matrix[j * n + j]!;
    }
  }
  const x = Float64Array.from(targets);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= matrix[i * n + k]! * x[k]!;
    x[i]! /= matrix[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= matrix[k * n + i]! * x[k]!;
    x[i]! /= matrix[i * n + i]!;
  }
  return x;
}
