'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import type { NewsContent } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { compareNews, type MergeChoices, mergeNews } from '../editor.rules';
import type { PartLookups } from './format-part';
import { MergeRow } from './merge-row';

const t = editorMessages;

export type MergeProps = {
  title: string;
  lead: string;
  /** Labels of the two sides. */
  names: { mine: string; theirs: string };
  mine: NewsContent;
  theirs: NewsContent;
  /** The common base, if known. */
  base?: NewsContent;
  known: PartLookups;
  submit: string;
  onClose: () => void;
  onChoose: (content: NewsContent) => void;
};

/** Merges two versions of an item, part by part; closing it changes nothing. */
export function MergeDialog({ title, lead, names, mine, theirs, base, known, submit, onClose, onChoose }: MergeProps) {
  const sides = useMemo(
    () => ({ mine: sanitizeContent(mine), theirs: sanitizeContent(theirs), base: base && sanitizeContent(base) }),
    [mine, theirs, base],
  );
  const differences = useMemo(() => compareNews(sides.mine, sides.theirs, sides.base), [sides]);
  const [chosen, setChosen] = useState<MergeChoices>({});
  const choices = Object.fromEntries(differences.map(({ part, pick }) => [part, chosen[part] ?? pick]));
  return (
    <Dialog open onClose={onClose} title={title} width="full">
      <p className="mb-5 max-w-read text-ink-2 text-sm">{lead}</p>
      <div className="grid gap-6">
        {differences.map((difference) => (
          <MergeRow
            key={difference.part}
            difference={difference}
            names={names}
            sides={sides}
            known={known}
            pick={chosen[difference.part] ?? difference.pick}
            onPick={(side) => setChosen({ ...chosen, [difference.part]: side })}
          />
        ))}
      </div>
      <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-wrap gap-3 border-line border-t bg-surface px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
        <Button look="primary" onClick={() => onChoose(mergeNews(sides.mine, sides.theirs, choices))}>
          {submit}
        </Button>
        <Button onClick={onClose}>{t['editor.back']}</Button>
      </div>
    </Dialog>
  );
}

/** The content with its HTML sanitised as in the database, so that only what was written differs. */
const sanitizeContent = (content: NewsContent): NewsContent => ({ ...content, detail: sanitizeHtml(content.detail) });
