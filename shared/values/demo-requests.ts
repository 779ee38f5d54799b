/** The longest note on a request, in characters. */
export const maxNoteLength = 4000;
