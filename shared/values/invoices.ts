/** The longest name and the longest address on an invoice, in characters. */
export const maxBillingNameLength = 200;

export const maxBillingAddressLength = 400;
