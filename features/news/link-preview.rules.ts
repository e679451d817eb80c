import { type CoverFacts, coverFormats } from '@/lib/drawn-cover/drawn-cover.schema';
import type { SiteSettings } from '@/lib/site/schema';
import { hashParts } from './drawn-cover.rules';
import type { NewsCard } from './news.schema';

/** A link preview picture, for a page's metadata. */
export type PreviewPicture = { url: string; width: number; height: number; alt: string };

/** The colours of the masthead. */
const SITE_COLOR = '#9a3412';
const SITE_COLOR_DEEP = '#74101f';

type Site = Pick<SiteSettings, 'agency' | 'brand' | 'brandEn'>;

/** Contents of the preview picture of all pages but items. */
export const toSiteFacts = ({ agency, brand, brandEn }: Site): CoverFacts => ({
  headline: brand,
  category: brandEn,
  office: agency,
  color: SITE_COLOR,
  colorDeep: SITE_COLOR_DEEP,
  layout: 'headline',
  turn: 0,
});

/** Version of the site's preview picture. */
export const hashSite = ({ agency, brand, brandEn }: Site): string => hashParts(brand, brandEn, agency);

/** Preview picture of an item without a cover. */
export const buildItemPicture = ({ id, drawn, topic }: Pick<NewsCard, 'id' | 'drawn' | 'topic'>): PreviewPicture =>
  buildPicture(String(id), drawn, topic);

/** Preview picture of pages without their own. */
export const buildSitePicture = (site: Site): PreviewPicture => buildPicture('site', hashSite(site), site.brand);

const buildPicture = (name: string, version: string | undefined, alt: string): PreviewPicture => ({
  url: `/opengraph/${name}.png${version === undefined ? '' : `?v=${version}`}`,
  ...coverFormats.link,
  alt,
});
