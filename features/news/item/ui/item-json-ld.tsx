import { JsonLd } from '@/components/ui/page/json-ld';
import type { SiteFrame } from '@/lib/site/schema';
import { toArticleJsonLd, toBreadcrumbJsonLd } from '../../json-ld.rules';
import { buildListHref } from '../../news.rules';
import type { NewsItem } from '../../news.schema';

type Props = { item: NewsItem; frame: Pick<SiteFrame, 'site' | 'logo'>; siteUrl: string };

/** Structured data of an item: the article and its breadcrumbs. */
export function ItemJsonLd({ item, frame, siteUrl }: Props) {
  const crumbs = [{ label: item.category.name, href: buildListHref(item) }, { label: item.topic }];
  return <JsonLd data={[toArticleJsonLd(item, frame, siteUrl), toBreadcrumbJsonLd(crumbs, siteUrl)]} />;
}
