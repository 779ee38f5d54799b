/** The brand's colours, as in web/styles/tokens.css, for pictures outside of a page's styles. */
export const night = "#0B1424";
export const dusk = "#16294C";
export const lamp = "#F2A33A";
export const lampLight = "#F5B65C";
export const palm = "#0B5F59";
export const sand = "#EADFCB";
export const wheat = "#F6D9A4";
export const paper = "#FFFBF4";
export const ink = "#16202E";
