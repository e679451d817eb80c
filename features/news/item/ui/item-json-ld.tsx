import { JsonLd } from '@/components/ui/page/json-ld';
import type { SiteFrame } from '@/lib/site/schema';
import { articleData, crumbData } from '../../json-ld.rules';
import { listHrefOf } from '../../news.rules';
import type { NewsItem } from '../../news.schema';

type Props = { item: NewsItem; frame: Pick<SiteFrame, 'site' | 'logo'>; siteUrl: string };

/** What search engines read about an item: the article and the way to it. */
export function ItemJsonLd({ item, frame, siteUrl }: Props) {
  const crumbs = [{ label: item.category.name, href: listHrefOf(item) }, { label: item.topic }];
  return <JsonLd data={[articleData(item, frame, siteUrl), crumbData(crumbs, siteUrl)]} />;
}
