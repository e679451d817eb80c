import { toPlainText } from '@/lib/rich-text/rich-text';
import { formatDateTime } from '@/lib/time/format';
import { newsRevisionsMessages as words } from '../../revisions/revisions.messages';
import type { RevisionNames } from '../../revisions/revisions.schema';
import type { NewsContent } from '../content.schema';
import { type NewsPart, newsParts, type PartValue } from '../parts.rules';
import type { ListEntry } from './compare-list';

/** Value of a part as it is shown: text to be compared word by word, whose form counts too or not, or list entries. */
export type ShownValue = { text: string; isRich?: boolean } | { entries: ListEntry[] };

/** Formats a part of an item's content. */
export const formatPart = (part: NewsPart, content: NewsContent, names: RevisionNames): ShownValue =>
  formatValue(newsParts[part].describe(content), names);

function formatValue(value: PartValue, names: RevisionNames): ShownValue {
  switch (value.kind) {
    case 'text':
      return { text: value.text };
    case 'html':
      return { text: toPlainText(value.html), isRich: true };
    case 'category':
      return { text: names.categories.get(value.id) ?? String(value.id) };
    case 'pictures':
      return {
        entries: value.pictures.map(({ mediaId, alt, caption, decorative, focus }) => {
          const seen = decorative ? words['newsRevisions.decorative'] : alt || words['newsRevisions.noAlt'];
          const both = caption ? `${seen} · ${words['newsRevisions.caption']}: ${caption}` : seen;
          return toFileEntry(names, mediaId, focus ? `${both} (${focus})` : both);
        }),
      };
    case 'files':
      return { entries: value.files.map(({ mediaId, title }) => toFileEntry(names, mediaId, title)) };
    case 'links':
      return { entries: value.links.map((link) => ({ key: link, text: link })) };
    case 'moment':
      return { text: value.at === null ? words[`newsRevisions.${value.missing}`] : formatDateTime(value.at) };
    case 'flag':
      return { text: words[value.is ? 'newsRevisions.yes' : 'newsRevisions.no'] };
  }
}

function toFileEntry({ files }: RevisionNames, id: number, text: string): ListEntry {
  const file = files.get(id);
  const name = file ? (file.picture ? '' : file.name) : words['newsRevisions.goneFile'];
  return { key: `${id} ${text}`, text: name ? `${text} · ${name}` : text, file };
}
