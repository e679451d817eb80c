'use client';

import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { WordDiff } from '@/components/ui/text/word-diff';
import { toast } from '@/components/ui/toast';
import type { Keep, Keeps } from '@/lib/merge/merge-html';
import type { NewsContent } from '../../item/content.schema';
import { newsParts } from '../../item/parts.rules';
import { editorMessages } from '../editor.messages';
import type { Difference, PartPick } from '../editor.rules';
import type { Side } from '../editor.schema';
import { formatBothParts, type PartLookups } from './format-part';
import type { PartMerge } from './merge-part';
import { MergedText } from './merged-text';

const t = editorMessages;
const sideNames = ['mine', 'theirs'] as const;
const otherSide = { mine: 'theirs', theirs: 'mine' } as const;

type Props = {
  difference: Difference;
  names: Readonly<Record<Side, string>>;
  sides: { mine: NewsContent; theirs: NewsContent };
  known: PartLookups;
  pick: PartPick;
  onPick: (pick: PartPick) => void;
  /** The merged text, where there is one. */
  merge?: PartMerge;
  keeps: Keeps;
  onKeep: (place: number, keep: Keep) => void;
};

/** A part that differs: what both have written, both versions with their differences marked, and the choice between them. */
export function MergeRow({
  difference: { part, changedBy },
  names,
  sides,
  known,
  pick,
  onPick,
  merge,
  ...places
}: Props) {
  const id = useId();
  const [mine, theirs] = formatBothParts(part, sides.mine, sides.theirs, known);
  const texts = { mine, theirs };
  const { label } = newsParts[part];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-strong text-base">{label}</span>
        <span className="text-ink-3 text-xs">{t[`editor.changedBy.${changedBy}`]}</span>
      </legend>
      {merge && (
        <div className={clsx('mb-3 rounded-sm border', pick === 'merged' ? 'border-gold-500' : 'border-line')}>
          <label className="flex min-h-10 items-center gap-2 px-3 font-normal text-sm">
            <input
              type="radio"
              name={id}
              checked={pick === 'merged'}
              onChange={() => onPick('merged')}
              className="size-5 shrink-0 accent-red-800"
            />
            {t['editor.merged']}
          </label>
          {pick === 'merged' && (
            <div className="border-line border-t px-3 py-2 text-sm">
              <MergedText merge={merge} names={names} {...places} />
            </div>
          )}
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {sideNames.map((side) => (
          <div
            key={side}
            className={clsx('min-w-0 rounded-sm border', pick === side ? 'border-gold-500' : 'border-line')}
          >
            <div className="flex items-center gap-2 border-line border-b px-3">
              <label className="flex min-h-10 min-w-0 grow items-center gap-2 font-normal text-sm">
                <input
                  type="radio"
                  name={id}
                  checked={pick === side}
                  onChange={() => onPick(side)}
                  className="size-5 shrink-0 accent-red-800"
                />
                {names[side]}
              </label>
              <IconButton label={`${t['editor.copy']} ${label} ${names[side]}`} onClick={() => copy(texts[side])}>
                <Copy aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
              tabIndex={0}
              aria-label={`${label} ${names[side]}`}
              className="max-h-72 overflow-y-auto px-3 py-2 text-sm"
            >
              <WordDiff before={texts[otherSide[side]]} after={texts[side]} side="after" />
            </section>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t['editor.copied']);
  } catch {
    toast(t['editor.copyFailed'], { kind: 'bad' });
  }
}
