let name = "";

/**
 * The page's title as analytics may send it: the name of the page and never the closer title of what it shows, such as
 * a ticket's subject or a customer's name (C264).
 */
export function setPageName(title: string): void {
  name = title;
}

/** Empty until the first page is drawn. */
export const pageName = (): string => name;
