// Colours, distances, corners and sizes of letters come from web/styles/tokens.css, and a page changes its layout at
// four widths (0051). An exception is a comment beside the line, with its reason; one that is not needed any more fails
// the check.

/** The four breakpoints: the last width below each, and the first width from it on. */
const maxWidths = ["39.99rem", "899px", "63.99rem", "1199px"];
const minWidths = ["40rem", "900px", "64rem", "1200px"];

/** A custom property gives its colour a name, and a mask's colour is an opacity. */
const colorProperties = "/^(?!--|mask|initial-value$)/";

/** Margins, paddings, gaps and places, and `--pad`, the padding at the edge of a page. */
const distanceProperties = [
  "/^(?:scroll-)?(?:margin|padding)(?:-(?:inline|block|top|right|bottom|left))?(?:-(?:start|end))?$/",
  "/^(?:row-|column-)?gap$/",
  "/^inset(?:-(?:inline|block))?(?:-(?:start|end))?$/",
  "/^(?:top|right|bottom|left)$/",
  "--pad",
];
const cornerProperties = "/^border(?:-[a-z]+)*-radius$/";

/** Lines are up to 3 px thick, and what is aligned to a line is moved by as much. A zero in calc() needs its unit. */
const noLengthOver = (pixels) =>
  new RegExp(`^(?!.*(?:(?:[1-9][\\d.]*|\\.\\d+)rem|(?<![\\d.])(?:[${pixels + 1}-9]|\\d\\d)[\\d.]*px))`, "is");
/** What is smaller than the text around it says so in `em`. */
const noLength = /^(?!.*\d(?:rem|px))/is;

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "no-duplicate-selectors": true,
    "media-feature-name-value-allowed-list": { "max-width": maxWidths, "min-width": minWidths },
    "declaration-property-value-disallowed-list": {
      [colorProperties]: ["/#[0-9a-f]{3,8}\\b/i", "/\\b(?:rgb|hsl)a?\\(\\s*[0-9]/i"],
    },
    "declaration-property-value-allowed-list": [
      {
        ...Object.fromEntries(distanceProperties.map((property) => [property, [noLengthOver(3)]])),
        [cornerProperties]: [noLengthOver(2)],
        "/^font(?:-size)?$/": [noLength],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" states a length. Use a token of web/styles/tokens.css (--space-…, --radius-…, --fs-…)`,
      },
    ],
  },
};
