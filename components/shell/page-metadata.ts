import type { Metadata } from 'next';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { feedsMessages } from '@/features/news/feeds.messages';
import { feedTypes, toFeedPath } from '@/features/news/feeds.rules';
import { feedFormats } from '@/features/news/feeds.schema';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { buildSitePicture } from '@/features/news/link-preview.rules';
import { isEnglish, say } from '@/lib/messages/language';
import { listLanguages, localHref } from '@/lib/public-pages/english';
import { getSiteFrame } from '@/lib/site/queries';
import { nameAgency, nameBrand } from '@/lib/site/rules';
import type { SiteSettings } from '@/lib/site/schema';

type FixedPage = Omit<Page, 'site'>;

/** The `generateMetadata` of a page whose texts depend on nothing but the site's settings. */
export const createPageMetadata =
  (page: FixedPage | ((site: SiteSettings) => FixedPage)) => async (): Promise<Metadata> => {
    const { site } = await getSiteFrame();
    return buildPageMetadata({ ...(typeof page === 'function' ? page(site) : page), site });
  };

type Page = {
  /** Title, in Thai or the language of the current page. */
  th: string;
  /** Fixed pages carry an English title too; a news item's headline does not. */
  en?: string;
  /** Further words of the title where several addresses share one, such as a period. */
  parts?: readonly string[];
  /** The page's own address: from the root, a slash before the query. */
  path: string;
  /** The canonical address, if it is a page of another site. */
  origin?: string | undefined;
  description?: string;
  /** An absolute or root-relative picture for link previews; defaults to the site's picture. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  type?: 'website' | 'article';
  site: SiteSettings;
  /** Filter of the news on the page, if readers can follow it by a feed. */
  feed?: NewsFilter;
};

/**
 * Title with the brand and the number of a page after the first, description, canonical link, languages, feeds and OpenGraph of a public page in the language of
 * the current one; the root layout's base makes addresses absolute.
 */
export function buildPageMetadata({
  th,
  en,
  parts = [],
  path,
  origin,
  description,
  type = 'website',
  site,
  ...page
}: Page): Metadata {
  const list = isEnglish() ? (en ?? th) : th;
  const details = [...parts, ...describePage(path)];
  const name = [list, ...details].join(' · ');
  const brand = nameBrand(site);
  const words = description ?? `${brand} · ${nameAgency(site)}`;
  const canonical = localHref(path);
  return {
    title: { absolute: `${isEnglish() || details.length > 0 ? name : joinTitles(th, en)} | ${brand}` },
    description: words,
    applicationName: brand,
    appleWebApp: { capable: true, title: brand, statusBarStyle: 'default' },
    alternates: {
      canonical: origin ?? canonical,
      // Languages belong to the canonical page.
      languages: origin === undefined ? listLanguages(canonical) : undefined,
      types: page.feed && buildFeedTypes(page.feed, list),
    },
    openGraph: {
      title: name,
      description: words,
      url: canonical,
      siteName: brand,
      locale: isEnglish() ? 'en_GB' : 'th_TH',
      type,
      images: [page.image ?? buildSitePicture(site)],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** `หน้า 2` for a canonical address with the number of a page; nothing for a first page. */
function describePage(path: string): string[] {
  const page = new URL(path, 'http://localhost').searchParams.get('page');
  return page === null ? [] : [`${say(uiMessages['ui.page'])} ${page}`];
}

const joinTitles = (th: string, en: string | undefined): string => (en && en !== th ? `${th} · ${en}` : th);

function buildFeedTypes(filter: NewsFilter, name: string) {
  return Object.fromEntries(
    feedFormats.map((format) => [
      feedTypes[format],
      [{ url: toFeedPath(format, filter), title: `${name} (${say(feedsMessages[`feeds.${format}`])})` }],
    ]),
  );
}
