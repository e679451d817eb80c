import { toPlainText } from '@/lib/rich-text/rich-text';
import { formatLongDate } from '@/lib/time/format';
import { type NewsContent, NO_CATEGORY } from '../../item/content.schema';
import { type NewsPart, newsParts, type PartValue } from '../../item/parts.rules';
import { editorMessages } from '../editor.messages';
import type { EditorFile } from '../editor.schema';

const t = editorMessages;

/** Files and categories that are needed to format a part. */
export type PartLookups = {
  files: ReadonlyMap<number, EditorFile>;
  categories: readonly { id: number; name: string }[];
};

const getFileName = (id: number, { files }: PartLookups) => files.get(id)?.name ?? `#${id}`;
const formatInstant = (value: string | null, none: string) =>
  value === null || Number.isNaN(Date.parse(value)) ? (value ?? none) : formatLongDate(new Date(value));
const joinLines = (all: readonly string[]): string => (all.length > 0 ? all.join('\n') : t['editor.nothing']);

/** A part's value as text that can be compared and copied. */
function formatValue(value: PartValue, known: PartLookups): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'html':
      return toPlainText(value.html);
    case 'category':
      if (value.id === NO_CATEGORY) return t['editor.nothing'];
      return known.categories.find(({ id }) => id === value.id)?.name ?? `#${value.id}`;
    case 'pictures':
      return joinLines(
        value.pictures.map(({ mediaId, alt, caption, decorative, focus }) => {
          const words = decorative ? t['editor.decorative'] : alt;
          const below = caption ? `\n${t['editor.caption']}: ${caption}` : '';
          const name = getFileName(mediaId, known);
          return focus ? `${name}\n${alt}${below}\n${focus}` : `${name}: ${words}${below}`;
        }),
      );
    case 'files':
      return joinLines(value.files.map(({ mediaId, title }) => `${getFileName(mediaId, known)}: ${title}`));
    case 'links':
      return joinLines(value.links);
    case 'moment':
      return formatInstant(value.at, t[value.missing === 'onApproval' ? 'editor.atOnce' : 'editor.nothing']);
    case 'flag':
      return t[value.is ? 'editor.yes' : 'editor.no'];
  }
}

/** Both versions of a part as text; texts that differ only in their markup are returned as HTML. */
export function formatBothParts(
  part: NewsPart,
  mine: NewsContent,
  theirs: NewsContent,
  known: PartLookups,
): [string, string] {
  const { describe } = newsParts[part];
  const [own, other] = [describe(mine), describe(theirs)];
  const both: [string, string] = [formatValue(own, known), formatValue(other, known)];
  return both[0] === both[1] && own.kind === 'html' && other.kind === 'html' ? [own.html, other.html] : both;
}
