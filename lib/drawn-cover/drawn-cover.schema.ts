/** Layouts of a drawn cover, in the order in which the editor offers them; `figure` needs a figure. */
export const coverLayouts = ['headline', 'figure', 'panel', 'paper'] as const;
export type CoverLayout = (typeof coverLayouts)[number];

/**
 * Sizes of a drawn cover in pixels: 16:9 above an item and as a file, 16:10 on cards, 4:5 below a headline, small beside
 * a headline, and for link previews. The last two of the first four have no headline of their own.
 */
export const coverFormats = {
  wide: { width: 1_280, height: 720 },
  card: { width: 1_280, height: 800 },
  tall: { width: 800, height: 1_000 },
  mark: { width: 400, height: 250 },
  link: { width: 1_200, height: 630 },
} as const satisfies Readonly<Record<string, CoverSize>>;
export type CoverFormat = keyof typeof coverFormats;
export type CoverSize = { width: number; height: number };

/** Content of a drawn cover: plain texts, and two colours as `#rrggbb`. */
export type CoverFacts = {
  headline: string;
  category: string;
  office: string;
  color: string;
  colorDeep: string;
  layout: CoverLayout;
  /** Large text instead of the headline, such as `280,000 บาท`. */
  figure?: string | undefined;
  /** Last day of an application, as text. */
  deadline?: string | undefined;
  /** Number of the office's logo file; without one the cover bears the portal's emblem. */
  logoId?: number | undefined;
  /** Varies the ornament between covers of one colour. */
  turn: number;
};
