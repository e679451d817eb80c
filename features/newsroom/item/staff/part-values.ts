import { toPlainText } from '@/lib/rich-text/rich-text';
import { formatDateTime } from '@/lib/time/format';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import type { ComparedPart, RevisionNames } from '../../revisions/revisions.schema';
import type { NewsContent } from '../content.schema';
import type { ListEntry } from './compare-list';

/** Value of a part: text to be compared word by word, or list entries. */
export type PartValue = { text: string } | { entries: ListEntry[] };

const formatInstant = (iso: string | null, none: string): string => (iso === null ? none : formatDateTime(iso));

/** Formats each part of an item's content. */
export const partValues: Readonly<Record<ComparedPart, (content: NewsContent, names: RevisionNames) => PartValue>> = {
  topic: ({ topic }) => ({ text: topic }),
  categoryId: ({ categoryId }, { categories }) => ({ text: categories.get(categoryId) ?? String(categoryId) }),
  detail: ({ detail }) => ({ text: toPlainText(detail) }),
  cover: (content, names) => ({ entries: toCoverEntries(content, names) }),
  pictures: ({ pictures }, names) => ({
    entries: pictures.map(({ mediaId, alt, decorative }) =>
      toFileEntry(names, mediaId, decorative ? words['newsRevisions.decorative'] : alt || words['newsRevisions.noAlt']),
    ),
  }),
  attachments: ({ attachments }, names) => ({
    entries: attachments.map(({ mediaId, title }) => toFileEntry(names, mediaId, title)),
  }),
  videoLinks: ({ videoLinks }) => ({ entries: videoLinks.map((link) => ({ key: link, text: link })) }),
  publishAt: ({ publishAt }) => ({ text: formatInstant(publishAt, words['newsRevisions.onApproval']) }),
  unpublishAt: ({ unpublishAt }) => ({ text: formatInstant(unpublishAt, words['newsRevisions.endless']) }),
  pinned: ({ pinned }) => ({ text: words[pinned ? 'newsRevisions.yes' : 'newsRevisions.no'] }),
};

function toCoverEntries(
  { coverId, coverAlt, coverFocusX, coverFocusY }: NewsContent,
  names: RevisionNames,
): ListEntry[] {
  if (coverId === null) return [];
  const focus = `${Math.round(coverFocusX * 100)}% × ${Math.round(coverFocusY * 100)}%`;
  return [toFileEntry(names, coverId, `${coverAlt || words['newsRevisions.noAlt']} (${focus})`)];
}

function toFileEntry({ files }: RevisionNames, id: number, text: string): ListEntry {
  const file = files.get(id);
  const name = file ? (file.picture ? '' : file.name) : words['newsRevisions.goneFile'];
  return { key: `${id} ${text}`, text: name ? `${text} · ${name}` : text, file };
}
