'use client';

import { Check, X } from 'lucide-react';
import { useContext } from 'react';
import { LinkButton } from '@/components/ui/button';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.queries';
import type { DecisionName } from '../password-requests.rules';
import { DecisionContext } from './decision-dialog-provider';

const icons = { approve: Check, refuse: X } as const;

/** Link that opens the dialog of a decision; without script, or in a new tab, its page. */
export function DecideLink({
  request,
  decision,
  href,
}: {
  request: PasswordRequest;
  decision: DecisionName;
  href: string;
}) {
  const open = useContext(DecisionContext);
  const Icon = icons[decision];
  const words = passwordRequestsMessages[`registrations.${decision}`];
  return (
    <LinkButton
      href={href}
      size="sm"
      look={decision === 'approve' ? 'outline' : 'quiet'}
      className="whitespace-nowrap"
      aria-label={`${words} ${request.institution}`}
      onClick={(event) => {
        if (!open || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open({ request, decision });
      }}
      icon={Icon}
    >
      {words}
    </LinkButton>
  );
}
