import type { ReactNode } from 'react';
import { Gallery } from '@/components/ui/rich-text/gallery';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { NewsItem } from '../../news.schema';
import { Cover } from '../../ui/cover';
import { Attachments } from './attachments';
import { Corrections } from './corrections';
import { ItemVideos } from './item-videos';

type Props = {
  item: NewsItem;
  /** Query appended to picture URLs in the text, if they need a key. */
  pictureQuery?: string;
  /** Content between the cover and the text. */
  children?: ReactNode;
};

/** Content of an item below its headline: cover, corrections, text, videos, pictures, files. */
export function ItemBody({ item, pictureQuery, children }: Props) {
  return (
    <>
      {/* A drawn cover would only repeat the headline above it. */}
      {item.cover && (
        <figure className="mt-6">
          <Cover card={item} shape="lead" sizes="(min-width: 808px) 760px, 92vw" first />
          {item.cover.alt && <figcaption className="mt-2 font-normal text-ink-3 text-xs">{item.cover.alt}</figcaption>}
        </figure>
      )}
      {children}
      <Corrections notes={item.corrections} />
      <RichText html={item.detail} pictureQuery={pictureQuery} />
      <ItemVideos item={item} />
      {item.pictures.length > 0 && (
        <section aria-label="ภาพประกอบข่าว" className="mt-10">
          <Gallery pictures={item.pictures} />
        </section>
      )}
      <Attachments files={item.attachments} />
    </>
  );
}
