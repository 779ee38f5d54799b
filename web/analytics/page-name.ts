let name = "";

/**
 * Stores the page's title for analytics. It is the page's general name, never the title of its content, such as a
 * ticket's subject or a customer's name (C264).
 */
export function setPageName(title: string): void {
  name = title;
}

/** Returns the stored name, which is empty until the first page is rendered. */
export const pageName = (): string => name;
