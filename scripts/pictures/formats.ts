/** In bytes. Links are previewed on phones, and some services skip a heavy picture. */
export const previewBudget = 60 * 1024;
export const previewSize = { width: 1200, height: 630 };

/** Where the product serves the cover of this name. */
export const coverAddress = (name: string): string => `/pictures/news/${name}.svg`;
