/** The longest note about a declined request, in characters. */
export const maxDeclineNoteLength = 1000;
