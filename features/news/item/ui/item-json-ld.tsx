import { JsonLd } from '@/components/ui/page/json-ld';
import type { SiteFrame } from '@/lib/site/schema';
import { toArticleJsonLd, toBreadcrumbJsonLd } from '../../json-ld.rules';
import { buildListHref } from '../../news.rules';
import type { NewsItem } from '../../news.schema';

type Props = { item: NewsItem; frame: Pick<SiteFrame, 'site' | 'logo'>; siteUrl: string };

/** What search engines read about an item: the article and the way to it. */
export function ItemJsonLd({ item, frame, siteUrl }: Props) {
  const crumbs = [{ label: item.category.name, href: buildListHref(item) }, { label: item.topic }];
  return <JsonLd data={[toArticleJsonLd(item, frame, siteUrl), toBreadcrumbJsonLd(crumbs, siteUrl)]} />;
}
