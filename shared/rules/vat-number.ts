/** The form of a Saudi VAT number: fifteen digits, of which the first and the last are 3. */
export const vatNumberPattern = /^3\d{13}3$/;
