export const maxTagsPerTicket = 10;
export const maxTagsPerOrganization = 200;
/** The longest name of a tag, in characters. */
export const maxTagLength = 30;
