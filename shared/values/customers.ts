export const maxTagsPerCustomer = 10;
/** The most customer fields of one organisation. */
export const maxCustomerFields = 20;
/** The longest name of a customer field. All lengths in this file are in characters. */
export const maxCustomerFieldNameLength = 40;
export const maxCustomerFieldLength = 200;
/** The most saved segments of one organisation. */
export const maxCustomerSegments = 50;
export const maxCustomerSegmentNameLength = 40;
export const maxCustomerNoteLength = 4000;
/** The longest description of where a customer consented to campaigns or opted out. */
export const maxConsentSourceLength = 200;
/** The numbers of days without a message by which customers can be filtered. */
export const quietDays = [30, 60, 90, 180] as const;
/**
 * The days without a message after which a customer counts as lapsed. It is one of `quietDays`, because the
 * dashboard's figure links to that filter.
 */
export const lapsedDays = 60 satisfies (typeof quietDays)[number];
