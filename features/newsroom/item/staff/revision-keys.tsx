'use client';

import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { reviewMessages as words } from '../../review/review.messages';
import { Hint } from '../../review/staff/keys-help';

/** Form of the pending revision, beside its changes. */
const FORM = 'section[aria-labelledby=pending]';

/**
 * Buttons of the review bar for a pending revision: they press those beside its changes. Approving takes two presses, as
 * it can't be taken back.
 */
export function RevisionKeys() {
  const [isAsked, setAsked] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isAsked) approve();
    else event.currentTarget.focus();
    setAsked(!isAsked);
  };
  return (
    <>
      <span data-key="approve">
        <Button look="primary" aria-keyshortcuts="A" onClick={press} onBlur={() => setAsked(false)}>
          {words[isAsked ? 'review.confirm' : 'review.approve']}
          <Hint>A</Hint>
        </Button>
      </span>
      <span data-key="return">
        <Button aria-keyshortcuts="R" onClick={openRefusal}>
          {words['review.refuseShort']}
          <Hint>R</Hint>
        </Button>
      </span>
    </>
  );
}

function approve(): void {
  document.querySelector<HTMLButtonElement>(`${FORM} button[name=approve][value=yes]`)?.click();
}

/** Opens the form of a refusal and focuses its comment. */
function openRefusal(): void {
  const details = document.querySelector<HTMLDetailsElement>(`${FORM} details`);
  if (!details) return;
  details.open = true;
  details.querySelector('textarea')?.focus();
}
