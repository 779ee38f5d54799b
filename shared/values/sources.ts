/** The longest title of a source for customers, in characters. */
export const maxSourceTitleLength = 80;
