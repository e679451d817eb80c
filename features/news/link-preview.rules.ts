import { joinKey } from '@/lib/cache/cache-key';
import type { SiteSettings } from '@/lib/site/schema';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PictureFacts, type PreviewPicture } from './link-preview.schema';
import type { NewsCard } from './news.schema';

/** Version of the drawing; a change gives every picture a new URL. */
const DRAWING_VERSION = 1;
/** The colours of the masthead. */
const SITE_COLOR = '#9a3412';
const SITE_COLOR_DEEP = '#74101f';

type Site = Pick<SiteSettings, 'agency' | 'brand' | 'brandEn'>;

/** Contents of the preview picture of an item without a cover. */
export const toItemFacts = (item: Pick<NewsCard, 'topic' | 'category'>, { agency }: Site): PictureFacts => ({
  headline: item.topic,
  category: item.category.name,
  agency,
  color: item.category.color,
  colorDeep: item.category.colorDeep,
});

/** Contents of the preview picture of all other pages. */
export const toSiteFacts = ({ agency, brand, brandEn }: Site): PictureFacts => ({
  headline: brand,
  category: brandEn,
  agency,
  color: SITE_COLOR,
  colorDeep: SITE_COLOR_DEEP,
});

/** Preview picture of an item without a cover. */
export const buildItemPicture = (item: Pick<NewsCard, 'id' | 'topic' | 'category'>, site: Site): PreviewPicture =>
  buildPicture(String(item.id), toItemFacts(item, site), item.topic);

/** Preview picture of pages without their own. */
export const buildSitePicture = (site: Site): PreviewPicture => buildPicture('site', toSiteFacts(site), site.brand);

const buildPicture = (name: string, facts: PictureFacts, alt: string): PreviewPicture => ({
  url: `/opengraph/${name}.png?v=${hashFacts(facts)}`,
  width: PICTURE_WIDTH,
  height: PICTURE_HEIGHT,
  alt,
});

/**
 * Hash of a picture's contents, so that a new headline or colour gives a new URL. Two FNV-1a hashes, as it also runs in
 * browsers.
 */
export function hashFacts({ headline, category, agency, color, colorDeep }: PictureFacts): string {
  const text = joinKey(DRAWING_VERSION, headline, category, agency, color, colorDeep);
  return [0x811c9dc5, 0x050c5d1f].map((seed) => hash(text, seed).toString(36).padStart(7, '0')).join('');
}

function hash(text: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
