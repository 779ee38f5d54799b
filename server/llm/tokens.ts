/**
 * Estimates the number of tokens of a text, rather too high. It is the basis of cost when a provider reports no
 * usage, and a cap that counts too little would be ineffective. A token has about four Latin or two Arabic letters.
 */
export function estimateTokens(text: string): number {
  const wide = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 3.5 + wide / 1.8);
}
