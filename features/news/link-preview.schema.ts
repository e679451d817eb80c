/** Size of a link preview picture, in pixels. */
export const PICTURE_WIDTH = 1_200;
export const PICTURE_HEIGHT = 630;

/** Contents of a link preview picture: plain texts, and two colours as `#rrggbb`. */
export type PictureFacts = { headline: string; category: string; agency: string; color: string; colorDeep: string };

/** A link preview picture, for a page's metadata. */
export type PreviewPicture = { url: string; width: number; height: number; alt: string };
