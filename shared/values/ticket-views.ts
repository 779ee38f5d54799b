/** In characters. */
export const maxTicketViewNameLength = 40;
