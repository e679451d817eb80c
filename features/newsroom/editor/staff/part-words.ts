import { toPlainText } from '@/lib/rich-text/rich-text';
import { formatLongDate } from '@/lib/time/format';
import { type NewsContent, NO_CATEGORY } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import type { EditorFile, NewsPart } from '../editor.schema';

const say = editorMessages;

/** What the words of a part need besides the item. */
export type Known = { files: ReadonlyMap<number, EditorFile>; categories: readonly { id: number; name: string }[] };

type InWords = (content: NewsContent, known: Known) => string;

const fileName = (id: number, { files }: Known) => files.get(id)?.name ?? `#${id}`;
const moment = (value: string | null, none: string) =>
  value === null || Number.isNaN(Date.parse(value)) ? (value ?? none) : formatLongDate(new Date(value));

/** Each part of an item as text that can be compared and copied. */
const writers: Readonly<Record<NewsPart, InWords>> = {
  topic: ({ topic }) => topic,
  detail: ({ detail }) => toPlainText(detail),
  category: ({ categoryId }, { categories }) =>
    categoryId === NO_CATEGORY
      ? say['editor.nothing'].th
      : (categories.find(({ id }) => id === categoryId)?.name ?? `#${categoryId}`),
  cover: ({ coverId, coverAlt, coverFocusX, coverFocusY }, known) =>
    coverId === null
      ? say['editor.nothing'].th
      : `${fileName(coverId, known)}\n${coverAlt}\n${Math.round(coverFocusX * 100)}% × ${Math.round(coverFocusY * 100)}%`,
  pictures: ({ pictures }, known) =>
    lines(
      pictures.map(
        ({ mediaId, alt, decorative }) =>
          `${fileName(mediaId, known)}: ${decorative ? say['editor.decorative'].th : alt}`,
      ),
    ),
  attachments: ({ attachments }, known) =>
    lines(attachments.map(({ mediaId, title }) => `${fileName(mediaId, known)}: ${title}`)),
  videos: ({ videoLinks }) => lines(videoLinks),
  publishAt: ({ publishAt }) => moment(publishAt, say['editor.atOnce'].th),
  unpublishAt: ({ unpublishAt }) => moment(unpublishAt, say['editor.nothing'].th),
  pinned: ({ pinned }) => say[pinned ? 'editor.yes' : 'editor.no'].th,
};

const lines = (all: readonly string[]): string => (all.length > 0 ? all.join('\n') : say['editor.nothing'].th);

/** Two writings of a part; texts that differ in their form only are shown with it. */
export function wordsOfBoth(part: NewsPart, mine: NewsContent, theirs: NewsContent, known: Known): [string, string] {
  const write = writers[part];
  const both: [string, string] = [write(mine, known), write(theirs, known)];
  return part === 'detail' && both[0] === both[1] ? [mine.detail, theirs.detail] : both;
}
