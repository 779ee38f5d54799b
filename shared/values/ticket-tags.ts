export const maxTagsPerTicket = 10;
export const maxTagsPerOrganization = 200;
/** In characters. */
export const maxTagLength = 30;
