/** Maximum size in bytes. Links are previewed on phones, and some services skip large pictures. */
export const previewBudget = 60 * 1024;
export const previewSize = { width: 1200, height: 630 };

/** Returns the address at which the product serves a cover. */
export const coverAddress = (name: string): string => `/pictures/news/${name}.svg`;
