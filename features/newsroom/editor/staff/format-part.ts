import { toPlainText } from '@/lib/rich-text/rich-text';
import { formatLongDate } from '@/lib/time/format';
import { type NewsContent, NO_CATEGORY } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import type { EditorFile, NewsPart } from '../editor.schema';

const t = editorMessages;

/** Files and categories that are needed to format a part. */
export type PartLookups = {
  files: ReadonlyMap<number, EditorFile>;
  categories: readonly { id: number; name: string }[];
};

type PartFormatter = (content: NewsContent, known: PartLookups) => string;

const getFileName = (id: number, { files }: PartLookups) => files.get(id)?.name ?? `#${id}`;
const formatInstant = (value: string | null, none: string) =>
  value === null || Number.isNaN(Date.parse(value)) ? (value ?? none) : formatLongDate(new Date(value));

/** Formats each part of an item as text that can be compared and copied. */
const partFormatters: Readonly<Record<NewsPart, PartFormatter>> = {
  topic: ({ topic }) => topic,
  detail: ({ detail }) => toPlainText(detail),
  category: ({ categoryId }, { categories }) =>
    categoryId === NO_CATEGORY
      ? t['editor.nothing']
      : (categories.find(({ id }) => id === categoryId)?.name ?? `#${categoryId}`),
  cover: ({ coverId, coverAlt, coverFocusX, coverFocusY }, known) =>
    coverId === null
      ? t['editor.nothing']
      : `${getFileName(coverId, known)}\n${coverAlt}\n${Math.round(coverFocusX * 100)}% × ${Math.round(coverFocusY * 100)}%`,
  pictures: ({ pictures }, known) =>
    joinLines(
      pictures.map(
        ({ mediaId, alt, decorative }) =>
          `${getFileName(mediaId, known)}: ${decorative ? t['editor.decorative'] : alt}`,
      ),
    ),
  attachments: ({ attachments }, known) =>
    joinLines(attachments.map(({ mediaId, title }) => `${getFileName(mediaId, known)}: ${title}`)),
  videos: ({ videoLinks }) => joinLines(videoLinks),
  publishAt: ({ publishAt }) => formatInstant(publishAt, t['editor.atOnce']),
  unpublishAt: ({ unpublishAt }) => formatInstant(unpublishAt, t['editor.nothing']),
  pinned: ({ pinned }) => t[pinned ? 'editor.yes' : 'editor.no'],
};

const joinLines = (all: readonly string[]): string => (all.length > 0 ? all.join('\n') : t['editor.nothing']);

/** Both versions of a part as text; texts that differ only in their markup are returned as HTML. */
export function formatBothParts(
  part: NewsPart,
  mine: NewsContent,
  theirs: NewsContent,
  known: PartLookups,
): [string, string] {
  const write = partFormatters[part];
  const both: [string, string] = [write(mine, known), write(theirs, known)];
  return part === 'detail' && both[0] === both[1] ? [mine.detail, theirs.detail] : both;
}
