export const maxTagsPerCustomer = 10;
/** Per organisation. */
export const maxCustomerFields = 20;
/** In characters, as all lengths here. */
export const maxCustomerFieldNameLength = 40;
export const maxCustomerFieldLength = 200;
export const maxCustomerNoteLength = 4000;
/** How many days customers may not have written for, to be looked for. */
export const quietDays = [30, 60, 90, 180] as const;
/** Who has not written for so long has lapsed: the dashboard's figure leads to the list that this filter leaves. */
export const lapsedDays = 60 satisfies (typeof quietDays)[number];
