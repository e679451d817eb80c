import type { NewsItem } from '@/features/news/news.schema';
import type { Picture } from '@/lib/files/picture.schema';

/** Adds a preview link's key to the URL of one of our files. */
export function addPreviewKey(url: string, key: string): string {
  return url.startsWith('/media/') ? `${url}?key=${encodeURIComponent(key)}` : url;
}

/** Adds the key to the URLs of an item's pictures and files; the page handles pictures inside the text. */
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
