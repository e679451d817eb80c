import { db } from '@/lib/db/db';
import { getMediaUrl, listDisplayWidths } from '@/lib/files/picture.schema';
import { readForeignHtml } from '@/lib/rich-text/foreign-html';
import type { SourceItem } from '../moving.schema';
import { fitDetail, fitTopic, readFiles } from './content.store';
import { toFileKey } from './item.rules';

/** Headline, text and pictures that an item of a source has here, by the files that were fetched for it. */
export async function findExpected(sourceId: number, item: SourceItem) {
  const names = readForeignHtml(item.html, () => undefined).pictures;
  const gallery = (item.pictures ?? []).map(({ address }) => address);
  const files = await readFiles(db, sourceId, [item.cover, ...names, ...gallery].filter(Boolean), item.base);
  const fileOf = (name: string) => files.get(toFileKey(name, item.base)) ?? undefined;
  const srcOf = (name: string) => {
    const file = fileOf(name);
    return file && getMediaUrl(file, listDisplayWidths(file.widths).at(-1));
  };
  const detail = fitDetail(readForeignHtml(item.html, srcOf).html, []);
  return {
    ...{ detail, topic: fitTopic(item, detail, []) },
    cover: item.cover === '' ? undefined : fileOf(item.cover)?.hash,
    pictures: gallery.flatMap((name) => fileOf(name)?.hash ?? []),
  };
}
