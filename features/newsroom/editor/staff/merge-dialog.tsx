'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Keeps } from '@/lib/merge/merge-html';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import type { NewsContent } from '../../item/content.schema';
import type { NewsPart } from '../../item/parts.rules';
import { editorMessages } from '../editor.messages';
import { compareNews, type Difference, isMergedPart, type MergeChoices, mergeNews } from '../editor.rules';
import type { Side } from '../editor.schema';
import type { PartLookups } from './format-part';
import { joinPart, mergePart, type PartMerge } from './merge-part';
import { MergeRow } from './merge-row';

const t = editorMessages;
const sideNames = ['mine', 'theirs'] as const;

export type MergeProps = {
  title: string;
  lead: string;
  /** Labels of the two sides. */
  names: Readonly<Record<Side, string>>;
  /** Times of the two sides, in words. */
  times?: Readonly<Record<Side, string>>;
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
export function MergeDialog({ title, lead, names, times, mine, theirs, base, known, submit, ...then }: MergeProps) {
  const sides = useMemo(
    () => ({ mine: sanitizeContent(mine), theirs: sanitizeContent(theirs), base: base && sanitizeContent(base) }),
    [mine, theirs, base],
  );
  const differences = useMemo(() => compareNews(sides.mine, sides.theirs, sides.base), [sides]);
  const [chosen, setChosen] = useState<MergeChoices>({});
  const merges = useMemo(() => mergeParts(differences, sides), [differences, sides]);
  const [kept, setKept] = useState<Partial<Record<NewsPart, Keeps>>>({});
  const choices = Object.fromEntries(differences.map(({ part, pick }) => [part, chosen[part] ?? pick]));
  const choose = () => {
    const texts = [...merges].map(([part, merge]) => [part, joinPart(merge, kept[part] ?? {})] as const);
    then.onChoose(mergeNews(sides.mine, sides.theirs, choices, Object.fromEntries(texts)));
  };
  return (
    <Dialog open onClose={then.onClose} title={title} width="full">
      <p className="max-w-read text-ink-2 text-sm">{lead}</p>
      {times && (
        <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
          {sideNames.map((side) => (
            <li key={side}>
              <span className="font-normal">{names[side]}</span> <span className="text-ink-2">{times[side]}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 grid gap-6">
        {differences.map((difference) => (
          <MergeRow
            key={difference.part}
            difference={difference}
            names={names}
            sides={sides}
            known={known}
            pick={chosen[difference.part] ?? difference.pick}
            onPick={(pick) => setChosen({ ...chosen, [difference.part]: pick })}
            merge={merges.get(difference.part)}
            keeps={kept[difference.part] ?? {}}
            onKeep={(place, keep) =>
              setKept({ ...kept, [difference.part]: { ...kept[difference.part], [place]: keep } })
            }
          />
        ))}
      </div>
      <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-wrap gap-3 border-line border-t bg-surface px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
        <Button look="primary" onClick={choose}>
          {submit}
        </Button>
        <Button onClick={then.onClose}>{t['editor.back']}</Button>
      </div>
    </Dialog>
  );
}

/** The merged texts of the parts that both sides changed. */
function mergeParts(
  differences: readonly Difference[],
  { mine, theirs, base }: Pick<MergeProps, 'mine' | 'theirs' | 'base'>,
): ReadonlyMap<NewsPart, PartMerge> {
  const texts = differences.flatMap(({ part, changedBy }) =>
    base && changedBy === 'both' && isMergedPart(part)
      ? [[part, mergePart(part, { mine, theirs, base })] as const]
      : [],
  );
  return new Map(texts);
}

/** The content with its HTML sanitised as in the database, so that only what was written differs. */
const sanitizeContent = (content: NewsContent): NewsContent => ({ ...content, detail: sanitizeHtml(content.detail) });
