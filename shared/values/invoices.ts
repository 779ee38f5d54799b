/** Longest name and address on an invoice, in characters. */
export const maxBillingNameLength = 200;

export const maxBillingAddressLength = 400;
