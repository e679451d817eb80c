import { UpdatedAt } from '@/components/layout/updated-at';
import { SectionHeading } from '@/components/ui/section-heading';
import { listHrefOf, newsHref } from '@/lib/news/rules';
import type { NewsCard, NewsItem } from '@/lib/news/schema';
import { NewsRow } from '../news-row';
import { ItemActions } from './item-actions';
import { ItemBody } from './item-body';
import { ItemHeader } from './item-header';
import { Neighbours } from './neighbours';
import { PrintedFrom } from './printed-from';

type Around = { newer: NewsCard | undefined; older: NewsCard | undefined; related: NewsCard[] };
type Props = {
  item: NewsItem;
  around: Around;
  siteUrl: string;
  /** Drawn for who writes or approves: nothing is counted or shared, and a key may open the pictures. */
  preview?: { pictureQuery?: string };
};

/** One item on its own page. */
export function ItemView({ item, around, siteUrl, preview }: Props) {
  return (
    <div className="page py-8">
      <article className="mx-auto max-w-read">
        <ItemHeader item={item} counting={!preview} />
        <ItemBody item={item} pictureQuery={preview?.pictureQuery}>
          <div inert={preview !== undefined}>
            <ItemActions id={item.id} topic={item.topic} href={newsHref(item)} siteUrl={siteUrl} shares={item.shares} />
          </div>
        </ItemBody>
        <UpdatedAt dates={[item.publishedAt, ...item.corrections.map(({ at }) => at)].map((at) => new Date(at))} />
        <PrintedFrom address={`${siteUrl}${newsHref(item)}`} />
        <Neighbours newer={around.newer} older={around.older} />
      </article>
      {around.related.length > 0 && (
        <section aria-labelledby="related" className="mt-14 print:hidden">
          <SectionHeading
            id="related"
            more={{ href: listHrefOf(item), text: 'ดูทั้งหมด', label: `ดูข่าวทั้งหมดใน${item.category.name}` }}
          >
            ข่าวที่เกี่ยวข้อง
          </SectionHeading>
          <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
            {around.related.map((card) => (
              <NewsRow key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
