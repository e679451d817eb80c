'use client';

import { ListPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { buildSkeleton, emptyGuide, findTemplate } from '../../house-style/house-style.rules';
import { isBlank } from '../../item/content.rules';
import { editorMessages } from '../editor.messages';
import { useEditor, useSession } from './use-editor';

const t = editorMessages;

/** Offers the headings of the chosen category while the text is empty. */
export function TemplateOffer() {
  const session = useSession();
  const categoryId = useEditor(({ content }) => content.categoryId);
  const isEmpty = useEditor(({ content }) => isBlank(content.detail));
  const template = findTemplate({ categoryId }, session.start.guide ?? emptyGuide);
  if (!template || template.headings.length === 0 || !isEmpty) return null;
  const insert = () => {
    session.flush();
    if (isBlank(session.read().content.detail)) session.change({ detail: buildSkeleton(template) }, 'elsewhere');
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-sunken px-4 py-2 noscript:hidden">
      <p className="min-w-0 text-sm">
        {t['editor.template']}: <span className="wrap-anywhere text-ink-2">{template.headings.join(' · ')}</span>
      </p>
      <Button size="sm" icon={ListPlus} onClick={insert}>
        {t['editor.useTemplate']}
      </Button>
    </div>
  );
}
