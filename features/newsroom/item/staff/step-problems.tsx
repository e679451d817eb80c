'use client';

import { useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { FormContext } from '@/components/ui/form/form-context';
import { newsroomMessages } from '../../workflow/workflow.messages';

type Props = {
  /** Where the item is edited; left out for who may not. */
  editHref?: string;
  /** The page itself, to be loaded again after somebody else was faster. */
  href: string;
  /** Fields of the form around it, which say themselves what is wrong with them. */
  own?: readonly string[];
};

/** Why a step was refused: what is missing, with the way into the editor; after somebody else's change, the way to that. */
export function StepProblems({ editHref, href, own = [] }: Props) {
  const { error, fields = {}, conflict } = useContext(FormContext);
  if (!error) return null;
  const missing = Object.entries(fields).filter(([name]) => !own.includes(name));
  const action =
    (conflict && (
      <LinkButton href={href} size="sm">
        {newsroomMessages['newsroom.step.reload'].th}
      </LinkButton>
    )) ||
    (missing.length > 0 && editHref && (
      <LinkButton href={editHref} size="sm">
        {newsroomMessages['newsroom.step.mend'].th}
      </LinkButton>
    ));
  return (
    <div data-form-message tabIndex={-1}>
      <Alert kind="bad" action={action}>
        <p>{error}</p>
        {missing.length > 0 && (
          <ul className="mt-1 list-disc ps-5">
            {missing.map(([name, words]) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
