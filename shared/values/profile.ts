/** The width and the height of a stored photo. */
export const photoSidePx = 256;
export const maxPhotoBytes = 2 * 1024 * 1024;
export const maxPhotoMegapixels = 4;
export const maxMemberNameLength = 120;
