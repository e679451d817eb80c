/** Widths of a picture as wide as the text of an item, as in an `img`'s `sizes`. */
export const ITEM_SIZES = '(min-width: 808px) 760px, 92vw';
