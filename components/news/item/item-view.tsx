import { SectionHeading } from '@/components/ui/section-heading';
import type { NewsCard, NewsItem } from '@/lib/news/schema';
import { listHrefOf, newsHref } from '../address';
import { Cover } from '../cover';
import { NewsRow } from '../news-row';
import { RichText } from '../rich-text';
import { Attachments } from './attachments';
import { Corrections } from './corrections';
import { Gallery } from './gallery';
import { ItemActions } from './item-actions';
import { ItemHeader } from './item-header';
import { ItemVideos } from './item-videos';
import { Neighbours } from './neighbours';

type Around = { newer: NewsCard | undefined; older: NewsCard | undefined; related: NewsCard[] };
type Props = { item: NewsItem; around: Around; siteUrl: string };

/** One item on its own page. */
export function ItemView({ item, around, siteUrl }: Props) {
  return (
    <div className="page py-8">
      <article className="mx-auto max-w-read">
        <ItemHeader item={item} />
        <figure className="mt-6">
          <Cover card={item} shape="lead" sizes="(min-width: 808px) 760px, 92vw" first />
          {item.cover?.alt && <figcaption className="mt-2 font-normal text-ink-3 text-xs">{item.cover.alt}</figcaption>}
        </figure>
        <ItemActions id={item.id} topic={item.topic} href={newsHref(item)} siteUrl={siteUrl} shares={item.shares} />
        <Corrections notes={item.corrections} />
        <RichText html={item.detail} />
        <ItemVideos item={item} />
        {item.pictures.length > 0 && (
          <section aria-label="ภาพประกอบข่าว" className="mt-10">
            <Gallery pictures={item.pictures} />
          </section>
        )}
        <Attachments files={item.attachments} />
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
