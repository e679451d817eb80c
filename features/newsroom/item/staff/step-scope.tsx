'use client';

import { createContext, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { newsroomMessages } from '../../workflow/workflow.messages';
import type { ConfirmedStep } from './confirmed-steps';
import { NewsStepForm } from './news-step-form';

/** Opens the dialog of a step; undefined before hydration. */
export const StepContext = createContext<((event: ConfirmedStep) => void) | undefined>(undefined);

type Props = { item: { id: number; version: number }; href: string; children: ReactNode };

/** Dialogs of the steps. They wrap the item's page, so that they can show the outcome when a step's button has gone. */
export function StepScope({ item, href, children }: Props) {
  const [asked, setAsked] = useState<ConfirmedStep>();
  const close = () => setAsked(undefined);
  return (
    <StepContext value={setAsked}>
      {children}
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={asked ? newsroomMessages[`newsroom.step.${asked}Title`] : ''}
        width="md"
      >
        {asked && <NewsStepForm item={item} event={asked} href={href} onDone={close} onCancel={close} />}
      </Dialog>
    </StepContext>
  );
}
