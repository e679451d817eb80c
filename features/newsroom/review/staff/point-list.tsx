'use client';

import { startTransition, useState } from 'react';
import { sendForm } from '@/components/ui/form/send-form';
import { toast } from '@/components/ui/toast';
import { formatNumber } from '@/lib/time/format';
import type { ShownPoint } from '../points.schema';
import { tickPointAction } from '../review.actions';
import { reviewMessages as words } from '../review.messages';
import { findRanges } from './quote-highlights';

type Props = { itemId: number; points: readonly ShownPoint[]; mayTick: boolean; within: string };

/** Points of a return; ticks are kept at once. */
export function PointList({ itemId, points, mayTick, within }: Props) {
  const [ticks, setTicks] = useState<Readonly<Record<number, boolean>>>({});
  const isDone = ({ id, isDone: stored }: ShownPoint) => ticks[id] ?? stored;
  const tick = (point: ShownPoint, done: boolean) => {
    const show = (value: boolean) => setTicks((before) => ({ ...before, [point.id]: value }));
    show(done);
    startTransition(async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ id: itemId, pointId: point.id, done: done ? 'yes' : 'no' }))
        form.set(name, String(value));
      const { error } = await sendForm(tickPointAction, {}, form);
      if (error === undefined) return;
      show(!done);
      toast(error, { kind: 'bad' });
    });
  };
  return (
    <>
      <p className="mt-2 text-ink-2 text-sm">
        {words['review.note.points']} · {words['review.note.done']}{' '}
        <span className="tabular">
          {formatNumber(points.filter(isDone).length)}/{formatNumber(points.length)}
        </span>
      </p>
      <ul className="mt-1 grid gap-1">
        {points.map((point) => (
          <li key={point.id} className="flex items-start gap-3 py-1">
            <input
              type="checkbox"
              id={`point-${point.id}`}
              checked={isDone(point)}
              disabled={!mayTick}
              onChange={({ target }) => tick(point, target.checked)}
              className="mt-1 size-5 shrink-0 accent-red-800"
            />
            <div className="min-w-0">
              <label htmlFor={`point-${point.id}`} className="whitespace-pre-line break-words font-normal">
                {point.remark}
              </label>
              {point.quote && <Quote point={point} within={within} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Quoted words; a press scrolls to them. */
function Quote({ point: { quote, isThere }, within }: { point: ShownPoint; within: string }) {
  if (!isThere)
    return (
      <p className="break-words text-ink-2 text-sm">
        <q>{quote}</q> · {words['review.note.gone']}
      </p>
    );
  return (
    <p className="text-sm">
      <button
        type="button"
        title={words['review.note.find']}
        onClick={() => scrollTo(within, quote)}
        className="break-words text-start text-link underline"
      >
        <q>{quote}</q>
      </button>
    </p>
  );
}

function scrollTo(within: string, quote: string): void {
  const [range] = findRanges(within, quote);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
