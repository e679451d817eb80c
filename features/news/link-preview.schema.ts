/** The measures of a picture for link previews, in pixels. */
export const PICTURE_WIDTH = 1_200;
export const PICTURE_HEIGHT = 630;

/** What is drawn: words as people wrote them, and two colours as `#rrggbb`. */
export type PictureFacts = { headline: string; category: string; agency: string; color: string; colorDeep: string };

/** A picture for link previews as a page's head names it. */
export type PreviewPicture = { url: string; width: number; height: number; alt: string };
