/** The longest parts of an article, in characters. */
export const maxTitleLength = 200;

export const maxDescriptionLength = 500;
