'use client';

import { findTextLanguage } from '@/lib/messages/language';
import { escapeHtml } from '@/lib/text/escape-html';
import { getThaiWords } from '@/lib/text/thai-words/service';
import { splitAtMarks } from '@/lib/text/thai-words/split-at-marks';
import { isWide, NO_BREAK, WIDE } from './no-break';

type Props = { as?: 'span' | 'p'; text: string; className?: string };

/**
 * A text like that of `LineText`, inside of a part that is hydrated. The browser keeps the markup that came with the
 * page: it has no dictionary, and the text need not be sent a second time with its marks.
 */
export function HydratedLineText({ as: Tag = 'span', text, className }: Props) {
  return (
    <Tag
      lang={findTextLanguage(text)}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped text
      dangerouslySetInnerHTML={{ __html: buildHtml(text) }}
    />
  );
}

const buildHtml = (text: string): string =>
  splitAtMarks(text, getThaiWords()?.findMarks(text) ?? [])
    .map(({ text: piece, whole }) => (whole ? wrapPart(piece) : escapeHtml(piece)))
    .join('');

const wrapPart = (piece: string): string =>
  `<${NO_BREAK}${isWide(piece) ? ` ${WIDE}=""` : ''}>${escapeHtml(piece)}</${NO_BREAK}>`;
