import type { NewsItem } from '@/features/news/news.schema';
import type { Picture } from '@/lib/files/picture.schema';

/** The address of one of our files, for somebody who has only the key of a preview link. */
export function addPreviewKey(url: string, key: string): string {
  return url.startsWith('/media/') ? `${url}?key=${encodeURIComponent(key)}` : url;
}

/** An item whose pictures and files open with the key; those inside its text are the page's business. */
export function addPreviewKeys(item: NewsItem, key: string): NewsItem {
  const open = (picture: Picture): Picture => ({
    ...picture,
    src: addPreviewKey(picture.src, key),
    srcSet: picture.srcSet.replace(/(\/media\/\S+)/g, (url) => addPreviewKey(url, key)),
  });
  return {
    ...item,
    cover: item.cover && open(item.cover),
    pictures: item.pictures.map(open),
    attachments: item.attachments.map((file) => ({ ...file, url: addPreviewKey(file.url, key) })),
  };
}
