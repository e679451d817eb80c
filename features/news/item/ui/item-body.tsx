import type { ReactNode } from 'react';
import { Gallery } from '@/components/ui/rich-text/gallery';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { isEnglish, say } from '@/lib/messages/language';
import { readVideos } from '@/lib/rich-text/video';
import type { NewsItem } from '../../news.schema';
import { Cover } from '../../ui/cover';
import { itemMessages } from '../item.messages';
import { Attachments } from './attachments';
import { Corrections } from './corrections';
import { ItemLead } from './item-lead';
import { ITEM_SIZES } from './item-sizes';
import { ItemVideos } from './item-videos';

type Props = {
  item: NewsItem;
  /** Query appended to picture URLs in the text, if they need a key. */
  pictureQuery?: string;
  /** Content between the cover and the text. */
  children?: ReactNode;
};

/** Content of an item below its headline: cover or first video, corrections, text, other videos, pictures, files. */
export function ItemBody({ item, pictureQuery, children }: Props) {
  const videos = readVideos(item.videoLinks);
  const lead = videos.find(({ embed }) => embed !== undefined);
  return (
    <>
      <ItemLead item={item} video={lead} />
      {children}
      <Corrections notes={item.corrections} />
      <RichText
        lang={isEnglish() ? 'th' : undefined}
        html={item.detail}
        marks={item.detailMarks}
        pictureQuery={pictureQuery}
        poster={item.cover && <Cover card={item} shape="lead" sizes={ITEM_SIZES} className="w-full" />}
      />
      <ItemVideos item={item} videos={videos.filter((video) => video !== lead)} />
      {item.pictures.length > 0 && (
        <section aria-label={say(itemMessages['item.pictures'])} className="mt-10">
          <Gallery pictures={item.pictures} />
        </section>
      )}
      <Attachments files={item.attachments} />
    </>
  );
}
