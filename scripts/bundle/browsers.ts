/**
 * The oldest browsers that the product supports. All of them support light-dark(), :dir(), nesting and color-mix().
 * Without this list the build would replace :dir(rtl) by a guess from the language, and light-dark() by code that
 * cannot render a part of a page in the other theme.
 */
export const oldestBrowsers = ["chrome123", "edge123", "firefox121", "safari17.5"];
