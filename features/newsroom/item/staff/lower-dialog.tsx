'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ActionForm } from '@/components/ui/form/action-form';
import { useFieldState } from '@/components/ui/form/form-context';
import type { Rung } from '../../workflow/ladder.rules';
import { transitionNewsAction } from '../../workflow/workflow.actions';
import { newsroomMessages as words } from '../../workflow/workflow.messages';
import { StepButton } from './step-button';
import { StepProblems } from './step-problems';

type Props = {
  item: { id: number; version: number };
  /** Level of the item, and the lower step; undefined while nothing is asked. */
  from: number | undefined;
  to: Rung | undefined;
  href: string;
  onClose: () => void;
};

const MAIN_LEVEL = 3;

/** Asks before an item gets a lower level, and says what readers will notice. */
export function LowerDialog({ item, from, to, href, onClose }: Props) {
  return (
    <Dialog open={to !== undefined} onClose={onClose} title={words['newsroom.lower.ask']} alert>
      <p className="text-sm">{words[from === MAIN_LEVEL ? 'newsroom.lower.front' : 'newsroom.lower.text']}</p>
      {to && (
        <ActionForm
          action={transitionNewsAction}
          fields={{ id: item.id, version: item.version, event: 'lift', lowers: 'yes' }}
          onDone={onClose}
          showError={false}
          className="mt-5 grid gap-4"
        >
          <StepProblems href={href} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{words['newsroom.step.cancel']}</Button>
            <StepButton name="level" value={String(to.level)} look="outline">
              {words[to.place === 2 ? 'newsroom.lower.2' : 'newsroom.lower.1']}
            </StepButton>
          </div>
        </ActionForm>
      )}
    </Dialog>
  );
}

/** Question of an answer about a lower level, in a form sent without script; the next press confirms it. */
export function LowerQuestion() {
  const { error } = useFieldState('lowers');
  if (!error) return null;
  return (
    <p className="font-normal text-sm text-warn">
      {error}
      <input type="hidden" name="lowers" value="yes" />
    </p>
  );
}
