/**
 * About how many tokens a text is, on the high side: cost is counted from this when a provider does not tell, and a
 * cap that counts too little is none. Latin letters come to about four a token, Arabic ones to about two.
 */
export function estimateTokens(text: string): number {
  const wide = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return Math.ceil((text.length - wide) / 3.5 + wide / 1.8);
}
