'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import type { Rung } from '../../workflow/ladder.rules';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages as words } from '../../workflow/workflow.messages';
import { LowerDialog, LowerQuestion } from './lower-dialog';
import { StepButton } from './step-button';
import { StepProblems } from './step-problems';

type Props = {
  item: { id: number; version: number };
  rungs: readonly Rung[];
  /** URL of the item's page. */
  href: string;
};

/**
 * Ladder of an item's levels, the front page on top: the current one is marked, the steps that the viewer may take have
 * a button. Raising happens at once and can be undone; lowering asks first.
 */
export function LevelLadder({ item, rungs, href }: Props) {
  const [asked, setAsked] = useState<Rung>();
  const current = rungs.find(({ isCurrent }) => isCurrent);
  const highest = rungs.findLast(({ move }) => move === 'raise');
  return (
    <section aria-labelledby="levels" className="rounded-md border border-line bg-surface p-5">
      <h2 id="levels" className="mb-3 text-lg">
        {words['newsroom.step.level']}
      </h2>
      <ol reversed className="grid">
        {rungs.toReversed().map((rung) => (
          <li
            key={rung.level}
            aria-current={rung.isCurrent ? 'step' : undefined}
            className={clsx(
              'relative border-line-strong border-s-2 ps-5 pb-5 last:pb-0',
              'before:absolute before:start-[-8px] before:top-1 before:size-3.5 before:rounded-full before:border-2',
              rung.isCurrent
                ? 'before:border-gold-500 before:bg-gold-500'
                : 'before:border-line-strong before:bg-surface',
            )}
          >
            <p className={rung.isCurrent ? 'font-strong' : 'font-normal'}>
              {words[`newsroom.rung.${rung.place}`]}
              {rung.isCurrent && (
                <span className="ms-2 font-normal text-ink-2 text-sm">({words['newsroom.rung.now']})</span>
              )}
            </p>
            <p className="font-normal text-ink-2 text-sm">{words[`newsroom.rungText.${rung.place}`]}</p>
            {rung.move && (
              <LevelForm item={item} rung={rung} href={href} isMain={rung === highest} onAsk={() => setAsked(rung)} />
            )}
          </li>
        ))}
      </ol>
      <LowerDialog item={item} from={current?.level} to={asked} href={href} onClose={() => setAsked(undefined)} />
    </section>
  );
}

type FormProps = Pick<Props, 'item' | 'href'> & { rung: Rung; isMain: boolean; onAsk: () => void };

/** Button of one step. Without script the answer asks about a lower level, and the next press confirms it. */
function LevelForm({ item, rung: { level, place, move }, href, isMain, onAsk }: FormProps) {
  const isLower = move === 'lower';
  const raise = level === 3 ? words['newsroom.raise.3'] : words['newsroom.raise.2'];
  return (
    <ActionForm
      action={transitionNewsAction}
      fields={{ id: item.id, version: item.version, event: 'lift' }}
      showError={false}
      className="mt-2 grid justify-items-start gap-2"
    >
      <StepProblems own={['level', 'lowers']} href={href} />
      <LowerQuestion />
      <StepButton
        name="level"
        value={String(level)}
        size="sm"
        look={isLower ? 'quiet' : isMain ? 'primary' : 'outline'}
        className={isLower ? '-ms-4' : undefined}
        onPress={isLower ? onAsk : undefined}
      >
        {isLower ? toLowerLabel(place) : raise}
      </StepButton>
    </ActionForm>
  );
}

const toLowerLabel = (place: Rung['place']): string =>
  place === 2 ? words['newsroom.lower.2'] : words['newsroom.lower.1'];
