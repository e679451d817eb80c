import { JsonLd } from '@/components/layout/json-ld';
import { listHrefOf } from '@/lib/news/rules';
import type { NewsItem } from '@/lib/news/schema';
import type { SiteFrame } from '@/lib/site/schema';
import { articleData, crumbData } from '@/lib/structured-data/rules';

type Props = { item: NewsItem; frame: Pick<SiteFrame, 'site' | 'logo'>; siteUrl: string };

/** What search engines read about an item: the article and the way to it. */
export function ItemJsonLd({ item, frame, siteUrl }: Props) {
  const crumbs = [{ label: item.category.name, href: listHrefOf(item) }, { label: item.topic }];
  return <JsonLd data={[articleData(item, frame, siteUrl), crumbData(crumbs, siteUrl)]} />;
}
