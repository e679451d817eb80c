'use client';

import { useContext } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { FormContext } from '@/components/ui/form/form-context';
import { newsroomMessages } from '../../workflow/workflow.messages';

type Props = {
  /** URL of the item's editor; left out if the viewer may not edit. */
  editHref?: string;
  /** URL of the page, to reload it after a conflict. */
  href: string;
  /** Fields of the surrounding form that show their own errors. */
  own?: readonly string[];
};

/** Error of a step: missing content with a link to the editor, or a conflict with a link that reloads the page. */
export function StepProblems({ editHref, href, own = [] }: Props) {
  const { error, fields = {}, conflict } = useContext(FormContext);
  if (!error) return null;
  const missing = Object.entries(fields).filter(([name]) => !own.includes(name));
  const action =
    (conflict && (
      <LinkButton href={href} size="sm">
        {newsroomMessages['newsroom.step.reload']}
      </LinkButton>
    )) ||
    (missing.length > 0 && editHref && (
      <LinkButton href={editHref} size="sm">
        {newsroomMessages['newsroom.step.mend']}
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
