import clsx from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatNumber } from '@/lib/time/format';
import type { SavedList } from '../../ui/saved-lists';
import { savedMessages as words } from '../saved.messages';
import { savedListMessages } from '../saved-lists.messages';

const tabs = [
  { list: 'later', icon: 'clock' },
  { list: 'bookmark', icon: 'bookmark' },
] as const satisfies readonly { list: SavedList; icon: IconName }[];

/** Steps of the arrow keys. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Props = {
  current: SavedList;
  counts: Readonly<Record<SavedList, number>>;
  onChoose: (list: SavedList) => void;
};

/** The two lists as tabs; the arrow keys switch between them. */
export function SavedTabs({ current, counts, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent) => {
    const at = tabs.findIndex(({ list }) => list === current) + (steps[key] ?? 0);
    const next = tabs[(at + tabs.length) % tabs.length];
    if (!steps[key] || !next) return;
    onChoose(next.list);
    row.current?.querySelector<HTMLElement>(`#saved-tab-${next.list}`)?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={words['saved.lists'].th}
      onKeyDown={step}
      className="flex gap-x-7 border-line border-b"
    >
      {tabs.map(({ list, icon }) => (
        <button
          key={list}
          id={`saved-tab-${list}`}
          type="button"
          role="tab"
          aria-selected={list === current}
          aria-controls="saved-panel"
          tabIndex={list === current ? 0 : -1}
          onClick={() => onChoose(list)}
          className={clsx(
            'flex min-h-12 items-center gap-2 border-transparent border-y-3 text-sm',
            list === current ? 'border-b-gold-500 font-strong text-link' : 'font-normal text-ink-2 hover:text-link',
          )}
        >
          <Icon name={icon} className="size-4.5 shrink-0" />
          {savedListMessages[`savedLists.${list}`].th} <span className="tabular">{formatNumber(counts[list])}</span>
        </button>
      ))}
    </div>
  );
}
