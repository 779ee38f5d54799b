/**
 * How alike two phrasings are taken to be, of their shared features (cosine, 0–1). Sharing everything counts more than
 * twice sharing half: phrasings that only share common words must not outvote the one that says the same.
 */
export function likenessOf(cosine: number): number {
  return cosine <= 0 ? 0 : cosine * Math.sqrt(cosine);
}
