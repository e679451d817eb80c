'use client';

import { useContext } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Hint } from '../../review/staff/keys-help';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ConfirmedStep } from './confirmed-steps';
import { StepContext } from './step-scope';

type Props = {
  event: ConfirmedStep;
  href: string;
  quiet?: boolean;
  /** Key that presses it. */
  keys?: string;
};

/** Link that opens the dialog of a step; without script, or in a new tab, its page. */
export function StepLink({ event, href, quiet, keys }: Props) {
  const open = useContext(StepContext);
  return (
    <LinkButton
      href={href}
      look={quiet ? 'quiet' : 'outline'}
      aria-keyshortcuts={keys}
      onClick={(click) => {
        if (!open || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
        click.preventDefault();
        open(event);
      }}
    >
      {newsroomMessages[`newsroom.event.${event}`]}
      {keys && <Hint>{keys}</Hint>}
    </LinkButton>
  );
}
