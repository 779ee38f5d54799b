/** The width and the height of a stored photo, in pixels. */
export const photoSidePx = 256;
export const maxPhotoBytes = 2 * 1024 * 1024;
export const maxPhotoMegapixels = 4;
export const maxMemberNameLength = 120;
