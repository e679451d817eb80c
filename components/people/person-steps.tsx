import { AskLink } from '@/components/ordered/ask-link';
import { SmallForm } from '@/components/ordered/small-form';
import { buttonClass } from '@/components/ui/button';
import { open } from '@/lib/people-desk/actions';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';
import type { PersonStep } from '@/lib/people-desk/rules';

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
