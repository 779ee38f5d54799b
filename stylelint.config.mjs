// Colours and sizes of letters come from web/styles/tokens.css, and a page changes its layout at four widths (0051).
// An exception is a comment beside the line, with its reason; one that is not needed any more fails the check.

/** The four breakpoints: the last width below each, and the first width from it on. */
const maxWidths = ["39.99rem", "899px", "63.99rem", "1199px"];
const minWidths = ["40rem", "900px", "64rem", "1200px"];

/** A custom property gives its colour a name, and a mask's colour is an opacity. */
const colorProperties = "/^(?!--|mask|initial-value$)/";

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "no-duplicate-selectors": true,
    "media-feature-name-value-allowed-list": { "max-width": maxWidths, "min-width": minWidths },
    "declaration-property-value-disallowed-list": {
      [colorProperties]: ["/#[0-9a-f]{3,8}\\b/i", "/\\b(?:rgb|hsl)a?\\(\\s*[0-9]/i"],
      "font-size": ["/^[0-9.]+(?:rem|px)$/"],
    },
  },
};
