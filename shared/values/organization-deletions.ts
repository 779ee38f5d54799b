/** Maximum length of the reason for which an operator cancels a deletion. */
export const maxReasonLength = 300;
