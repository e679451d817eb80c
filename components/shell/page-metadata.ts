import type { Metadata } from 'next';
import { feedsMessages } from '@/features/news/feeds.messages';
import { feedTypes, toFeedPath } from '@/features/news/feeds.rules';
import { feedFormats } from '@/features/news/feeds.schema';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { buildSitePicture } from '@/features/news/link-preview.rules';
import { getSiteFrame } from '@/lib/site/queries';
import type { SiteSettings } from '@/lib/site/schema';

type FixedPage = Omit<Page, 'site'>;

/** The `generateMetadata` of a page whose texts depend on nothing but the site's settings. */
export const createPageMetadata =
  (page: FixedPage | ((site: SiteSettings) => FixedPage)) => async (): Promise<Metadata> => {
    const { site } = await getSiteFrame();
    return buildPageMetadata({ ...(typeof page === 'function' ? page(site) : page), site });
  };

type Page = {
  th: string;
  /** Fixed pages carry an English title too; a news item's headline does not. */
  en?: string;
  /** The canonical address: from the root, a slash before the query. */
  path: string;
  description?: string;
  /** An absolute or root-relative picture for link previews; defaults to the site's picture. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  type?: 'website' | 'article';
  site: SiteSettings;
  /** Address of the same page in English. */
  english?: string;
  /** Address of the same page in Thai, for an English page. */
  thai?: string;
  /** Filter of the news on the page, if readers can follow it by a feed. */
  feed?: NewsFilter;
};

/**
 * Title with the brand, description, canonical link, languages, feeds and OpenGraph of a public page; the root layout's
 * base makes addresses absolute.
 */
export function buildPageMetadata({ th, en, path, description, type = 'website', site, ...page }: Page): Metadata {
  const title = `${en && en !== th ? `${th} · ${en}` : th} | ${site.brand}`;
  const words = description ?? `${site.brand} · ${site.agency}`;
  return {
    title: { absolute: title },
    description: words,
    applicationName: site.brand,
    appleWebApp: { capable: true, title: site.brand, statusBarStyle: 'default' },
    alternates: {
      canonical: path,
      languages: buildLanguages(path, page),
      types: page.feed && buildFeedTypes(page.feed, th),
    },
    openGraph: {
      title: th,
      description: words,
      url: path,
      siteName: site.brand,
      locale: page.thai === undefined ? 'th_TH' : 'en_GB',
      type,
      images: [page.image ?? buildSitePicture(site)],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The page's address in each of its languages; `x-default` is Thai. */
function buildLanguages(path: string, { thai, english }: Pick<Page, 'thai' | 'english'>) {
  if (thai !== undefined) return { th: thai, en: path, 'x-default': thai };
  return english === undefined ? undefined : { th: path, en: english, 'x-default': path };
}

function buildFeedTypes(filter: NewsFilter, name: string) {
  return Object.fromEntries(
    feedFormats.map((format) => [
      feedTypes[format],
      [{ url: toFeedPath(format, filter), title: `${name} (${feedsMessages[`feeds.${format}`].th})` }],
    ]),
  );
}
