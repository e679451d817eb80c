import type { Metadata } from 'next';
import type { SiteSettings } from '@/lib/site/schema';

type Page = {
  th: string;
  /** Fixed pages carry an English title too; a news item's headline does not. */
  en?: string;
  /** The canonical address: from the root, a slash before the query. */
  path: string;
  description?: string;
  /** An absolute or root-relative picture for link previews. */
  image?: { url: string; width?: number; height?: number; alt?: string };
  type?: 'website' | 'article';
  site: SiteSettings;
};

/** Title with the brand, description, canonical link and OpenGraph of one public page; the root layout's base makes addresses absolute. */
export function pageMetadata({ th, en, path, description, image, type = 'website', site }: Page): Metadata {
  const title = `${en && en !== th ? `${th} · ${en}` : th} | ${site.brand}`;
  const words = description ?? `${site.brand} · ${site.agency}`;
  return {
    title: { absolute: title },
    description: words,
    alternates: { canonical: path },
    openGraph: {
      title: th,
      description: words,
      url: path,
      siteName: site.brand,
      locale: 'th_TH',
      type,
      ...(image && { images: [image] }),
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  };
}
