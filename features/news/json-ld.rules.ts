import type { BreadcrumbList, NewsArticle, NewsMediaOrganization, WebSite, WithContext } from 'schema-dts';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { nameAgency } from '@/lib/site/rules';
import type { SiteFrame } from '@/lib/site/schema';
import { toExcerpt } from '@/lib/text/excerpt';
import { toIsoWithOffset } from '@/lib/time/format';
import { buildItemPicture } from './link-preview.rules';
import { newsHref } from './news.rules';
import { DEFAULT_AUTHOR, type NewsItem } from './news.schema';

const CONTEXT = 'https://schema.org';
/** Maximum length of a headline for search engines. */
const HEADLINE_LENGTH = 110;
/** Publisher logo if none was uploaded. */
const FALLBACK_LOGO = '/apple-icon.png';

export type Crumb = { label: string; href?: string };
type Publisher = Pick<SiteFrame, 'site' | 'logo'>;

const createUrlResolver = (siteUrl: string) => (path: string) => new URL(path, siteUrl).href;

/** Structured data of an item. */
export function toArticleJsonLd(item: NewsItem, publisher: Publisher, siteUrl: string): WithContext<NewsArticle> {
  const whole = createUrlResolver(siteUrl);
  const url = whole(newsHref(item));
  const pictures = [item.cover, ...item.pictures].flatMap((picture) => (picture ? [picture.src] : []));
  const images = item.cover ? pictures : [buildItemPicture(item).url, ...pictures];
  const modified = [item.publishedAt, item.updatedAt].sort().at(-1) ?? item.updatedAt;
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    '@id': url,
    url,
    mainEntityOfPage: item.canonicalUrl ?? url,
    isBasedOn: item.canonicalUrl,
    headline: toExcerpt(item.topic, HEADLINE_LENGTH - 1),
    description: item.excerpt,
    image: images.map(whole),
    datePublished: toIsoWithOffset(new Date(item.publishedAt)),
    dateModified: toIsoWithOffset(new Date(modified)),
    inLanguage: 'th',
    isAccessibleForFree: true,
    articleSection: item.category.name,
    author: toAuthorJsonLd(item, publisher, siteUrl),
    publisher: toPublisherJsonLd(publisher, siteUrl),
    correction: item.corrections.map(({ note, at }) => ({
      '@type': 'CorrectionComment',
      text: note,
      datePublished: toIsoWithOffset(new Date(at)),
    })),
  };
}

function toAuthorJsonLd(item: NewsItem, { site }: Publisher, siteUrl: string) {
  const whole = createUrlResolver(siteUrl);
  if (item.author === DEFAULT_AUTHOR)
    return { '@type': 'Organization', name: nameAgency(site), url: whole(localHref('/')) } as const;
  const url = item.authorPage === undefined ? undefined : whole(localHref(`/organisations/${item.authorPage}/`));
  return { '@type': 'Organization', name: item.author, url } as const;
}

function toPublisherJsonLd({ site, logo }: Publisher, siteUrl: string) {
  const whole = createUrlResolver(siteUrl);
  return {
    '@type': 'NewsMediaOrganization',
    '@id': whole('/#publisher'),
    name: site.agency,
    alternateName: [site.brand, site.brandEn],
    url: whole('/'),
    logo: { '@type': 'ImageObject', url: whole(logo ?? FALLBACK_LOGO) },
  } as const satisfies NewsMediaOrganization;
}

/** Structured data of the publisher and the site, with its search URL. */
export function toSiteJsonLd(
  frame: SiteFrame,
  siteUrl: string,
): [WithContext<NewsMediaOrganization>, WithContext<WebSite>] {
  const whole = createUrlResolver(siteUrl);
  const { site } = frame;
  const accounts = frame.social.map(({ target }) => target).filter((target) => target.startsWith('https://'));
  const search = {
    target: whole(localHref('/search/?search={search_term_string}')),
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@context': CONTEXT,
      ...toPublisherJsonLd(frame, siteUrl),
      address: site.address || undefined,
      telephone: site.phone || undefined,
      email: site.email || undefined,
      sameAs: accounts,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': whole('/#site'),
      name: site.brand,
      alternateName: site.brandEn,
      url: whole('/'),
      inLanguage: 'th',
      publisher: { '@id': whole('/#publisher') },
      potentialAction: { '@type': 'SearchAction', ...search },
    },
  ];
}

/** Breadcrumbs from the home page; the last crumb is the page itself. */
export function toBreadcrumbJsonLd(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  const whole = createUrlResolver(siteUrl);
  const way: readonly Crumb[] = [{ label: say(siteMessages['menu.home']), href: localHref('/') }, ...crumbs];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : whole(href),
    })),
  };
}
