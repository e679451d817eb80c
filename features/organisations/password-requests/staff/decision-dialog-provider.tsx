'use client';

import { createContext, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { passwordRequestsMessages } from '../password-requests.messages';
import type { PasswordRequest } from '../password-requests.queries';
import type { DecisionName } from '../password-requests.rules';
import { DecisionForm } from './decision-form';

type PendingDecision = { request: PasswordRequest; decision: DecisionName };

/** Opens the dialog of a decision; undefined before hydration. */
export const DecisionContext = createContext<((asked: PendingDecision) => void) | undefined>(undefined);

/** Dialog of a decision. It is outside the list, so that it can show the outcome when the decided row has gone. */
export function DecisionDialogProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<PendingDecision>();
  const close = () => setAsked(undefined);
  return (
    <DecisionContext value={setAsked}>
      {children}
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={asked ? passwordRequestsMessages[`registrations.${asked.decision}Title`] : ''}
      >
        {asked && <DecisionForm {...asked} onDone={close} onCancel={close} />}
      </Dialog>
    </DecisionContext>
  );
}
