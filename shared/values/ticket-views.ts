/** The longest name of a saved view, in characters. */
export const maxTicketViewNameLength = 40;
