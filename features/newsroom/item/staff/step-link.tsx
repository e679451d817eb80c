'use client';

import { useContext } from 'react';
import { LinkButton } from '@/components/ui/button';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ConfirmedStep } from './confirmed-steps';
import { StepContext } from './step-scope';

/** Link that opens the dialog of a step; without script, or in a new tab, its page. */
export function StepLink({ event, href, quiet }: { event: ConfirmedStep; href: string; quiet?: boolean }) {
  const open = useContext(StepContext);
  return (
    <LinkButton
      href={href}
      look={quiet ? 'quiet' : 'outline'}
      onClick={(click) => {
        if (!open || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
        click.preventDefault();
        open(event);
      }}
    >
      {newsroomMessages[`newsroom.event.${event}`]}
    </LinkButton>
  );
}
