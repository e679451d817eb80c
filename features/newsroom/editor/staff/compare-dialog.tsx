'use client';

import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { WordDiff } from '@/components/ui/text/word-diff';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import type { NewsContent } from '../../item/content.schema';
import { newsParts } from '../../item/parts.rules';
import { editorMessages } from '../editor.messages';
import { compareNews } from '../editor.rules';
import { formatBothParts } from './format-part';
import { useEditor, useSession } from './use-editor';

const t = editorMessages;
const sides = ['before', 'after'] as const;

/** Compares the stored item with what is written in the editor, part by part. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const content = useEditor((snapshot) => snapshot.content);
  const files = useEditor((snapshot) => snapshot.files);
  const [stored, written] = useMemo(
    () => [sanitizeContent(session.base), sanitizeContent(content)] as const,
    [session.base, content],
  );
  const known = { files, categories: session.start.categories };
  const parts = compareNews(written, stored).map(({ part }) => part);
  // Outside of the editor's form, as a dialog may have a form of its own.
  return createPortal(
    <Dialog open onClose={onClose} title={t['editor.compareTitle']} width="full">
      {parts.length === 0 && <p className="font-normal">{t['editor.compareSame']}</p>}
      {parts.map((part) => {
        const [after, before] = formatBothParts(part, written, stored, known);
        return (
          <section key={part} aria-label={newsParts[part].label} className="border-line border-b py-4 last:border-b-0">
            <h3 className="mb-2 text-ink-2 text-sm">{newsParts[part].label}</h3>
            <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
              {sides.map((side) => (
                <div key={side} className="min-w-0 font-normal text-sm">
                  <p className="mb-1 text-ink-3 text-xs">
                    {t[side === 'before' ? 'editor.compareBefore' : 'editor.compareAfter']}
                  </p>
                  <WordDiff before={before} after={after} side={side} />
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </Dialog>,
    document.body,
  );
}

/** The content with its HTML sanitised as in the database, so that only what was written differs. */
const sanitizeContent = (content: NewsContent): NewsContent => ({ ...content, detail: sanitizeHtml(content.detail) });
