/** A sentence of the business without the yes to the question that it was written for. */
export const withoutOwnYes = (quote: string): string => quote.replace(/^(?:نعم|yes)[،,]\s*/iu, "");

/** "No." of "No, ", for what is followed by a line of its own. */
export const endSentence = (answer: string): string => answer.replace(/[،,]\s*$/u, ".");
