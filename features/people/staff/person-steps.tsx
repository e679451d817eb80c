import { buttonClass } from '@/components/ui/button';
import { AskLink } from '@/components/ui/ordered/ask-link';
import { SmallForm } from '@/components/ui/ordered/small-form';
import { open } from '../list/list.actions';
import { peopleDeskMessages as words } from '../list/list.messages';
import type { PersonStep } from '../list/list.rules';

/** The buttons that ask before they do something. */
export function PersonSteps({ steps, path }: { steps: readonly PersonStep[]; path: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map((step) => (
        <AskLink key={step} href={`${path}?do=${step}`} className={buttonClass({ size: 'sm' })}>
          {words[`peopleDesk.do.${step}`].th}
        </AskLink>
      ))}
    </div>
  );
}

/** Opens a closed account, which takes no question. */
export function OpenAgain({ id, list }: { id: number; list: string }) {
  return (
    <SmallForm action={open} fields={{ id, back: list }}>
      {words['peopleDesk.do.open'].th}
    </SmallForm>
  );
}
