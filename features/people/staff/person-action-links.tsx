import { getButtonClass } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { openAccountAction } from '../list/list.actions';
import { peopleListMessages as words } from '../list/list.messages';
import type { PersonActionName } from '../list/list.rules';

/** Buttons of actions that open a confirmation dialog. */
export function PersonActionLinks({ steps, path }: { steps: readonly PersonActionName[]; path: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map((step) => (
        <DialogLink key={step} href={`${path}?do=${step}`} className={getButtonClass({ size: 'sm' })}>
          {words[`peopleDesk.do.${step}`]}
        </DialogLink>
      ))}
    </div>
  );
}

/** Reopens a closed account without confirmation. */
export function ReopenAccountButton({ id, list }: { id: number; list: string }) {
  return (
    <ButtonForm action={openAccountAction} fields={{ id, back: list }}>
      {words['peopleDesk.do.open']}
    </ButtonForm>
  );
}
