import type { BreadcrumbList, NewsArticle, WithContext } from 'schema-dts';
import { isoWithOffset } from '@/lib/format';
import type { NewsItem } from '@/lib/news/schema';
import { siteMessages } from '@/lib/site/messages';
import type { SiteSettings } from '@/lib/site/schema';
import { listHrefOf, newsHref } from '../address';

type Props = { item: NewsItem; site: SiteSettings; siteUrl: string };

/** What search engines read about an item: the article and the way to it. */
export function ItemJsonLd({ item, site, siteUrl }: Props) {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const article: WithContext<NewsArticle> = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: item.topic,
    description: item.excerpt,
    image: [item.cover, ...item.pictures].flatMap((picture) => (picture ? absolute(picture.src) : [])),
    datePublished: isoWithOffset(new Date(item.publishedAt)),
    dateModified: isoWithOffset(new Date(item.updatedAt)),
    inLanguage: 'th',
    articleSection: item.category.name,
    mainEntityOfPage: absolute(newsHref(item)),
    author: { '@type': 'Organization', name: item.author },
    publisher: { '@type': 'Organization', name: site.agency, url: absolute('/') },
  };
  const crumbs: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteMessages['menu.home'].th, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: item.category.name, item: absolute(listHrefOf(item)) },
      { '@type': 'ListItem', position: 3, name: item.topic },
    ],
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` are escaped, so that no headline can end the element
      dangerouslySetInnerHTML={{ __html: toScript([article, crumbs]) }}
    />
  );
}

/** JSON that is safe inside a script element. */
function toScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
