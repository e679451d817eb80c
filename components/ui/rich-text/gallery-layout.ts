/** Layout of a gallery: the grid, the shape of its pictures and their width. */
type Layout = {
  grid: string;
  /** Width of a picture divided by its height. */
  ratio: number;
  /** Widths of a picture's box, as in an `img`'s `sizes`. */
  sizes: string;
  hasCaptions: boolean;
};

/** Shapes of a single picture: a taller one would be higher than the window, a flatter one a mere strip. */
const [MIN_RATIO, MAX_RATIO] = [4 / 5, 4];

/** Squares in rows of three or four. */
export const thumbnailLayout: Layout = {
  grid: 'grid-cols-3 sm:grid-cols-4',
  ratio: 1,
  sizes: '(min-width: 768px) 184px, 31vw',
  hasCaptions: false,
};

/**
 * Layout by the number of pictures: one fills the column in its own shape, two stand side by side at 3:2, more are squares
 * in rows of three or four, whichever leaves fewer holes.
 *
 * @param first the first picture
 */
export function chooseGalleryLayout(count: number, first: { width: number; height: number }): Layout {
  if (count === 1) {
    const ratio = Math.min(MAX_RATIO, Math.max(MIN_RATIO, first.width / first.height));
    return { grid: 'grid-cols-1', ratio, sizes: '(min-width: 808px) 760px, 92vw', hasCaptions: true };
  }
  if (count === 2) {
    return { grid: 'grid-cols-2', ratio: 3 / 2, sizes: '(min-width: 808px) 376px, 46vw', hasCaptions: true };
  }
  return count % 3 === 0 && count % 4 !== 0
    ? { grid: 'grid-cols-3', ratio: 1, sizes: '(min-width: 808px) 248px, 31vw', hasCaptions: false }
    : thumbnailLayout;
}
