'use client';

import { ArrowLeft, ArrowRight, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import type { FormAction } from '@/components/ui/form/send-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { formatNumber } from '@/lib/time/format';
import { reviewMessages as words } from '../review.messages';
import type { ItemReview } from '../review.queries';
import { useKeysOn } from './key-preference';
import { Hint, KeysHelp } from './keys-help';
import { useReviewKeys } from './use-review-keys';

type Props = {
  item: { id: number; version: number };
  review: ItemReview;
  /** Takes back the decision `reviewId`. */
  takeBack: FormAction;
  /** Address of the list, for when nothing is left. */
  listHref: string;
  /** Form and links of the decision; nothing once it is made. */
  children: ReactNode;
};

/**
 * Bar at the foot of an item that waits for the viewer: the decision, its undoing for a minute, and the way through the
 * queue; each by a key too.
 */
export function ReviewBar({ item, review, takeBack, listHref, children }: Props) {
  const { task, decided, next, previous } = review;
  const bar = useRef<HTMLElement>(null);
  const undoLasts = useLasts(decided?.undo?.ms);
  const find = (name: string) => bar.current?.querySelector<HTMLElement>(`[data-key=${name}] :is(a, button)`);
  useReviewKeys(useKeysOn(), (name) => find(name)?.click());
  useFocusOnChange(task ?? 'decided', () => (find(task ? 'approve' : 'next') ?? find('list'))?.focus());
  return (
    <section
      ref={bar}
      aria-label={words['review.bar']}
      className="review-bar sticky bottom-0 z-20 -mx-4 mt-10 -mb-16 border-line-strong border-t bg-surface px-4 py-2.5 shadow-lift md:-mx-6 md:px-6 lg:-mx-8 lg:px-8 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        <p className="me-auto min-w-0 text-sm max-sm:basis-full">
          {decided && <span className="font-strong">{words[`review.decided.${decided.event}`]} </span>}
          <span className="tabular font-normal text-ink-2">{formatPlace(review)}</span>
        </p>
        {children}
        {decided?.undo && undoLasts && (
          <ActionForm action={takeBack} fields={{ ...item, reviewId: decided.undo.reviewId }} className="contents">
            <span data-key="undo">
              <SubmitButton look="outline" aria-keyshortcuts="Z">
                <Undo2 aria-hidden="true" className="size-4" />
                {words['review.undo']}
                <Hint>Z</Hint>
              </SubmitButton>
            </span>
          </ActionForm>
        )}
        {previous && (
          <span data-key="previous">
            <LinkButton href={previous.href} title={previous.topic} aria-keyshortcuts="K" className="max-sm:px-3">
              <ArrowLeft aria-hidden="true" className="size-4" />
              <span className="max-[85rem]:sr-only">{words['review.previous']}</span>
              <Hint>K</Hint>
            </LinkButton>
          </span>
        )}
        {next && (
          <span data-key="next">
            <LinkButton
              href={next.href}
              title={next.topic}
              look={decided ? 'primary' : 'outline'}
              aria-keyshortcuts="J"
              className="max-sm:px-4"
            >
              {words['review.next']}
              <ArrowRight aria-hidden="true" className="size-4" />
              <Hint>J</Hint>
            </LinkButton>
          </span>
        )}
        {decided && !next && (
          <span data-key="list">
            <LinkButton href={listHref} look="primary">
              {words['review.toList']}
            </LinkButton>
          </span>
        )}
        <KeysHelp />
      </div>
    </section>
  );
}

function formatPlace({ task, position, total }: ItemReview): string {
  if (task) return `${words['review.place']} ${formatNumber(position)} ${words['review.of']} ${formatNumber(total)}`;
  return total === 0
    ? words['review.noneLeft']
    : `${words['review.left']} ${formatNumber(total)} ${words['review.items']}`;
}

/** True until a time in milliseconds is over. */
function useLasts(ms: number | undefined): boolean {
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setTimeout(() => setOver(ms), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return ms !== undefined && over !== ms;
}

/** Moves the focus when a decision was made or taken back, as the pressed button has gone. */
function useFocusOnChange(state: string, focus: () => void): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    focus();
  });
}
