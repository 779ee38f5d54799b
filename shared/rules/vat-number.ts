/** A VAT number of Saudi Arabia: fifteen digits, of which the first and the last are 3. */
export const vatNumberForm = /^3\d{13}3$/;
